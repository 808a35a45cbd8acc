import { parseUrl } from '../../../shared/address/parse-url'
import { defaultLanguages, openingRules } from '../choices'
import type { ConsentConfig } from '../contract'

/** Error in a setting, with its path: a console warning in the page, a field error in the admin panel. */
export interface Warning {
  /** As in `styles.primaryButton.bgColor` or `[2].domain`. */
  path: string
  message: string
}

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields => Object(value) === value && !Array.isArray(value)

/** Collects warnings; one without a path is about the whole. */
export const collectWarnings = (whole: string) => {
  const warnings: Warning[] = []
  const warn = (path: string, text: string) => {
    warnings.push({ path, message: `${path || whole} ${text}.` })
  }
  return { warnings, warn }
}

/** Absolute, or a path of this site; `{lang}` may stand anywhere in it. */
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(https?:\/)?\/(?![/\\])\S*$/i.test(value) &&
  parseUrl(value.replaceAll('{lang}', 'en'), 'http://site') !== undefined

const choicesOf: Partial<Record<string, readonly string[]>> = {
  defaultLang: defaultLanguages,
  opens: openingRules,
}

/** Describes the value that a property expects, by its path and its default; false if the value is right. */
const problem = (path: string, value: unknown, preset: unknown): string | false => {
  const choices: readonly unknown[] | undefined = choicesOf[path]
  if (choices)
    return (
      !choices.includes(value) &&
      `one of ${choices.join(', ')}${path === 'defaultLang' ? '; es is used' : ''}`
    )
  if (path === 'cookiePolicyLink' || path === 'brand.url') {
    // Only the cookie policy may have an address for each language.
    const links = isFields(value) && path === 'cookiePolicyLink' ? Object.values(value) : [value]
    return value !== '' && !links.every(isAddress) && 'a valid URL'
  }
  if (Array.isArray(preset))
    return !(Array.isArray(value) && value.every(isAddress)) && 'a list of valid URLs'
  if (path.startsWith('styles'))
    return (
      !/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(String(value)) && 'a colour: #rgb, #rrggbb or #rrggbbaa'
    )
  return typeof value !== typeof preset && (preset === Boolean(preset) ? 'true or false' : 'a text')
}

/** Overwrites properties of `base` by valid values and warns of the others. Only properties that `base` has are known. */
export const merge = <T extends object>(
  value: unknown,
  base: T,
  place: string,
  warn: (path: string, text: string) => void,
): T => {
  const result = { ...base } as Fields
  if (value !== undefined && !isFields(value)) warn(place.slice(0, -1), 'must be an object')
  for (const [property, given] of Object.entries(isFields(value) ? value : {})) {
    const path = place + property
    const preset = Object.hasOwn(base, property) ? (base as Fields)[property] : undefined
    if (preset === undefined) warn(path, 'is not a known property')
    else if (isFields(preset) && path !== 'cookiePolicyLink')
      result[property] = merge(given, preset, `${path}.`, warn)
    else if (given !== undefined) {
      const wanted = problem(path, given, preset)
      if (wanted) warn(path, `must be ${wanted}`)
      // The specification says that a wrong language becomes Spanish, not the previous value.
      result[property] = !wanted ? given : path === 'defaultLang' ? 'es' : preset
    }
  }
  return result as T
}

/** Merges a configuration into another: an editor's into the defaults, a page's into the site's. */
export const mergeConfig = (
  value: unknown,
  base: ConsentConfig,
): { config: ConsentConfig; warnings: Warning[] } => {
  const { warnings, warn } = collectWarnings('config')
  return { config: merge(value, base, '', warn), warnings }
}

/** The defaults: a white button with green text, a grey one, and a reject button that looks like the first. */
export const defaultConfig: ConsentConfig = {
  defaultLang: 'es',
  brand: { dev: false, name: '', url: '', websiteOwner: '' },
  cookiePolicyLink: '',
  hideModalIn: [],
  opens: 'always',
  showBadges: true,
  showMessage: false,
  showRejectButton: true,
  styles: {
    primaryButton: { bgColor: '#ffffff', txtColor: '#1d6b33' },
    secondaryButton: { bgColor: '#e4e4e4', txtColor: '#333333' },
    rejectButton: { bgColor: '#ffffff', txtColor: '#1d6b33' },
    cookieButton: { activedColor: '#1d6b33', disabledColor: '#6b6b6b' },
  },
}

/** Completes an editor's settings by the defaults. */
export const checkConfig = (value: unknown): { config: ConsentConfig; warnings: Warning[] } =>
  mergeConfig(value, defaultConfig)
