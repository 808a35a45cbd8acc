import type { ManeuverModifier } from '../routing/osrm-response'

type Texts = Record<string, string>
/** Texts by maneuver, by modifier and so on: roundabouts nest theirs one level deeper than the others. */
interface NestedTexts {
  [name: string]: string | NestedTexts
}

/** A language in the form of osrm-text-instructions. */
export interface LanguageSet {
  meta: { capitalizeFirstLetter: boolean }
  v5: {
    constants: Record<'ordinalize' | 'direction' | 'modifier' | 'lanes', Texts>
    modes: { ferry: Texts }
    phrase: Texts
  } & Record<string, NestedTexts>
}

/** A sentence without and with the name of a street, `{way_name}`. */
type Sentence = readonly [plain: string, named: string]

/** The few sentences of a language from which its set is made. `{modifier}` is one of `modifiers`. */
export interface LanguageWords {
  ordinals: string[]
  directions: [string, string, string, string, string, string, string, string]
  modifiers: Record<ManeuverModifier, string>
  turn: Sentence
  straight: Sentence
  uturn: Sentence
  stay: Sentence
  fork: Sentence
  merge: Sentence
  ramp: Sentence
  roundabout: Sentence
  roundaboutExit: Sentence
  leaveRoundabout: Sentence
  depart: Sentence
  arrive: { plain: string; left: string; right: string; straight: string }
  ferry: Sentence
}

const texts = ([plain, named]: Sentence): Texts => ({ default: plain, name: named })

const compass = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']

const numbered = (values: string[]): Texts =>
  Object.fromEntries(values.map((value, i) => [String(i + 1), value]))

const arrival = (text: string): Texts => ({ default: text, named: text, upcoming: text, short: text })

export const languageSet = (words: LanguageWords): LanguageSet => {
  const usual = { default: texts(words.turn), straight: texts(words.straight), uturn: texts(words.uturn) }
  const { plain, left, right, straight } = words.arrive
  const ring = { default: { ...texts(words.roundabout), exit: texts(words.roundaboutExit) } }
  const onLeft = arrival(left)
  const onRight = arrival(right)
  return {
    meta: { capitalizeFirstLetter: true },
    v5: {
      constants: {
        ordinalize: numbered(words.ordinals),
        direction: Object.fromEntries(compass.map((name, i) => [name, words.directions[i] ?? ''])),
        modifier: words.modifiers,
        lanes: {},
      },
      modes: { ferry: texts(words.ferry) },
      phrase: { 'name and ref': '{name} ({ref})' },
      turn: usual,
      'new name': usual,
      'end of road': usual,
      notification: usual,
      'roundabout turn': usual,
      continue: { ...usual, default: texts(words.stay) },
      fork: { ...usual, default: texts(words.fork) },
      merge: { default: texts(words.merge) },
      'on ramp': { default: texts(words.ramp) },
      'off ramp': { default: texts(words.ramp) },
      roundabout: ring,
      rotary: ring,
      'exit roundabout': { default: texts(words.leaveRoundabout) },
      'exit rotary': { default: texts(words.leaveRoundabout) },
      depart: { default: texts(words.depart) },
      'use lane': { default: texts(words.straight), no_lanes: texts(words.straight) },
      arrive: {
        default: arrival(plain),
        left: onLeft,
        'slight left': onLeft,
        'sharp left': onLeft,
        right: onRight,
        'slight right': onRight,
        'sharp right': onRight,
        straight: arrival(straight),
      },
    },
  }
}
