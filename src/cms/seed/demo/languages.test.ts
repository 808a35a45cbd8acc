import { expect, it } from 'vitest'
import { completeLocales, type Locale } from '../../../shared/locale'
import type { Localised } from '../demo-types'
import { demoContact, demoForms } from './forms'
import { demoHome } from './home'
import { mapleHarbour } from './maple-harbour/maple-harbour'
import { demoCategories, demoPosts } from './news'
import { demoPages } from './pages'
import { demoAboutBlocks, demoStudyEnglish } from './pages/study-english'
import { demoSite } from './site'
import { vieuxPhare } from './vieux-phare/vieux-phare'

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

const demo = textsOf(
  {
    ...{ mapleHarbour, vieuxPhare, demoHome, demoPages, demoStudyEnglish, demoAboutBlocks },
    ...{ demoContact, demoSite, demoCategories, demoPosts },
  },
  'demo',
)

it('is whole in all ten languages', () => {
  expect(demo.length).toBeGreaterThan(150)
  expect(demoPosts).toHaveLength(6)
  expect(missing(demo, completeLocales)).toEqual([])
})

it('has pages, posts and descriptions of the same headings, lists and films in every language', () => {
  const outline = (body: string) =>
    body.split('\n').map((line) => /^(?:##|-|!\[.*|$)/.exec(line)?.[0] ?? 'text')
  const schools = [mapleHarbour, vieuxPhare].map(({ slug, description: body }) => ({ slug, body }))
  for (const { slug, body } of [...demoPages, ...demoPosts, ...schools])
    for (const [code, text] of Object.entries(body))
      expect(outline(text), `${slug} ${code}`).toEqual(outline(body.en))
})

it('has forms in all ten languages', () => {
  // Names are the same in every language, and nobody but the office reads the label of a hidden value.
  const texts = textsOf({ demoForms, demoContact }, 'demo').filter(
    ([, { en }]) => !['Maple Harbour', 'Vieux-Phare', 'Source'].includes(en),
  )
  expect(texts.length).toBeGreaterThan(20)
  expect(missing(texts, completeLocales)).toEqual([])
})
