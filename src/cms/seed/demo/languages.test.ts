import { expect, it } from 'vitest'
import { type Locale, locales } from '../../../shared/locale'
import type { Localised } from '../demo-types'
import { mapleHarbour } from './maple-harbour'
import { demoPages } from './pages'
import { demoSite } from './site'
import { vieuxPhare } from './vieux-phare'

/** Every text of a part of the demo, by its place in it. */
const textsOf = (part: object, place: string): [string, Localised][] =>
  Object.entries(part).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return []
    const here = `${place}.${key}`
    return 'en' in value && typeof value.en === 'string'
      ? [[here, value as Localised] as [string, Localised]]
      : textsOf(value, here)
  })

const missing = (texts: [string, Localised][], languages: readonly Locale[]) =>
  texts.flatMap(([place, text]) =>
    languages.flatMap((code) => {
      const isCopy = code !== 'en' && text.en.length > 40 && text[code] === text.en
      return text[code] && !isCopy ? [] : [`${place} ${code}`]
    }),
  )

const demo = textsOf({ mapleHarbour, vieuxPhare, demoPages, demoSite }, 'demo')

it('is whole in English, German, Spanish and French', () => {
  expect(demo.length).toBeGreaterThan(150)
  expect(missing(demo, ['en', 'de', 'es', 'fr'])).toEqual([])
})

it('has About, terms, privacy, cookie policy and frequent questions in all ten languages', () => {
  const pages = demoPages.filter(({ slug }) => slug !== 'arrival')
  const questions = [mapleHarbour.faq, vieuxPhare.faq]
  expect([pages.length, questions.flat().length]).toEqual([4, 10])
  expect(missing(textsOf({ pages, questions }, 'demo'), locales)).toEqual([])
})

it('has pages of the same headings, lists and films in every language', () => {
  const outline = (body: string) =>
    body.split('\n').map((line) => /^(?:##|-|!\[.*|$)/.exec(line)?.[0] ?? 'text')
  for (const { slug, body } of demoPages)
    for (const [code, text] of Object.entries(body))
      expect(outline(text), `${slug} ${code}`).toEqual(outline(body.en))
})
