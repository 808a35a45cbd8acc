import osrmTextInstructions from 'osrm-text-instructions'
import languages from 'osrm-text-instructions/languages.js'
import { defaultLocale, type Locale, languageTag } from '../../../../shared/locale'
import type { RouteStep } from '../routing/osrm-response'
import { basque, catalan, galician, spanish } from './iberian-languages'
import type { LanguageSet } from './language-set'

/** Our own sets have private language tags, which no other user of the package asks for. */
const ownCodes: Partial<Record<Locale, string>> = {
  ca: 'ca-x-school',
  es: 'es-x-school',
  eu: 'eu-x-school',
  gl: 'gl-x-school',
  it: 'it-x-school',
  pt: 'pt-x-school',
}

type Changes = Record<string, Record<string, Record<string, string>>>

const mended = (language: string, changes: Changes): LanguageSet => {
  const original = languages.instructions[language] as LanguageSet
  return { ...original, v5: { ...original.v5, ...changes } }
}

const partOf = (language: string, type: string) =>
  languages.instructions[language]?.v5[type] as Changes[string]

/** The package says "Fai una destra" at the end of a roundabout. */
const italian = mended('it', {
  'exit roundabout': { default: { default: 'Esci dalla rotonda', name: 'Esci dalla rotonda in {way_name}' } },
})

/** The package forgot a blank before the street's name. */
const portuguese = mended('pt-PT', {
  turn: {
    ...partOf('pt-PT', 'turn'),
    default: { default: 'Vire {modifier}', name: 'Vire {modifier} para {way_name}' },
  },
})

// The package offers no other way to add a language than its own table.
Object.assign(languages.instructions, {
  'ca-x-school': catalan,
  'es-x-school': spanish,
  'eu-x-school': basque,
  'gl-x-school': galician,
  'it-x-school': italian,
  'pt-x-school': portuguese,
})
languages.supportedCodes.push(
  ...Object.values(ownCodes).filter((code) => !languages.supportedCodes.includes(code)),
)

const compiler = osrmTextInstructions('v5')

/** Types that every language of the package knows; it writes to the console when it meets another. */
const knownTypes = new Set(Object.keys(languages.instructions.en?.v5 ?? {}))

/** English where the package lacks a language. */
const codeOf = (locale: Locale): string => {
  const tag = languageTag(locale)
  return ownCodes[locale] ?? (tag in languages.instructions ? tag : defaultLocale)
}

/** A step of a route as a sentence. Plain text, which must be escaped in HTML. */
export const instructionText = (locale: Locale, step: RouteStep): string => {
  const { type, modifier } = step.maneuver
  const maneuver = {
    ...step.maneuver,
    type: knownTypes.has(type) ? type : 'turn',
    // The package throws where OSRM leaves the modifier out.
    ...(modifier || type === 'depart' || type === 'arrive' ? {} : { modifier: 'straight' as const }),
  }
  return compiler.compile(codeOf(locale), { ...step, maneuver }).trim()
}
