import { describe, expect, it } from 'vitest'
import { completeLocales } from '../../../../shared/locale'
import { type ManeuverModifier, maneuverModifiers, type RouteStep } from '../routing/osrm-response'
import { instructionText } from './instruction-text'

const step = (type: string, modifier?: ManeuverModifier, name = 'Main Street', exit?: number): RouteStep => ({
  distance: 10,
  duration: 1,
  geometry: { type: 'LineString', coordinates: [] },
  name,
  mode: 'driving',
  driving_side: 'right',
  maneuver: { type, modifier, location: [0, 0], bearing_before: 0, bearing_after: 90, exit },
})

const left = {
  ca: /esquerra/i,
  de: /links/i,
  en: /left/i,
  es: /izquierda/i,
  eu: /ezker/i,
  fr: /gauche/i,
  gl: /esquerda/i,
  it: /sinistra/i,
  pt: /esquerda/i,
  'pt-br': /esquerda/i,
}
const right = {
  ca: /dreta/i,
  de: /rechts/i,
  en: /right/i,
  es: /derecha/i,
  eu: /eskuin/i,
  fr: /droite/i,
  gl: /dereita/i,
  it: /destra/i,
  pt: /direita/i,
  'pt-br': /direita/i,
}
const turns = ['turn', 'continue', 'new name', 'end of road', 'fork']
const others = [
  'depart',
  'arrive',
  'merge',
  'on ramp',
  'off ramp',
  'roundabout',
  'exit roundabout',
  'rotary',
  'unheard of',
]

describe.each(Object.keys(left) as (keyof typeof left)[])('in %s', (locale) => {
  it('names the side of a turn, and not the other one', () => {
    for (const type of turns)
      for (const modifier of maneuverModifiers)
        for (const name of ['Main Street', '']) {
          const text = instructionText(locale, step(type, modifier, name))
          if (modifier.includes('left') || modifier.includes('right')) {
            expect(left[locale].test(text), `${type} ${modifier}: ${text}`).toBe(modifier.includes('left'))
            expect(right[locale].test(text), `${type} ${modifier}: ${text}`).toBe(modifier.includes('right'))
          }
        }
  })

  it('fills in all placeholders, with single spaces and a capital first letter', () => {
    for (const type of [...turns, ...others])
      for (const modifier of [...maneuverModifiers, undefined])
        for (const name of ['Main Street', '']) {
          const text = instructionText(locale, step(type, modifier, name, 2))
          expect(text, `${type} ${modifier}`).toMatch(/^\p{Lu}|^\d/u)
          expect(text, `${type} ${modifier}`).not.toMatch(/[{}]| {2}|undefined|\S(?<![’'(])Main/)
        }
  })

  it('names the exit of a roundabout', () => {
    expect(instructionText(locale, step('roundabout', 'straight', 'Main Street', 3))).toMatch(
      /(3|dritte|troisième|terza|terceira).*Main Street/,
    )
  })

  it('names the side of the destination', () => {
    expect(instructionText(locale, step('arrive', 'left'))).toMatch(left[locale])
    expect(instructionText(locale, step('arrive', 'right'))).toMatch(right[locale])
  })
})

it('differs between the languages', () => {
  const texts = completeLocales.map((locale) => instructionText(locale, step('turn', 'left')))
  expect(texts).toEqual([
    'Turn left onto Main Street',
    'Gira a l’esquerra per Main Street',
    'Links abbiegen auf Main Street',
    'Gira a la izquierda por Main Street',
    'Biratu ezkerrera: Main Street',
    'Tourner à gauche sur Main Street',
    'Xira á esquerda por Main Street',
    'Svolta a sinistra in Main Street',
    'Vire à esquerda para Main Street',
    'Vire à esquerda em Main Street',
  ])
})
