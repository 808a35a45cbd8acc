import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../shared/locale'
import { confirmed, nextTexts, type StoredText, stateOf, textsOfCopy } from './text-states'

const text = (hashes: Partial<Record<Locale, string>>, path = 'title') => ({ path, rich: false, hashes })

/** Stored state after some saves of one text. */
const storedAfter = (main: Locale, ...saves: Partial<Record<Locale, string>>[]) =>
  saves.reduce<StoredText[]>((before, hashes) => nextTexts(before, [text(hashes)], main), [])

const state = (texts: readonly StoredText[], language: Locale = 'de', main: Locale = 'en') =>
  texts[0] && stateOf(texts[0], language, main)

describe('a translation', () => {
  it('is missing where only its source says something, and nothing is to do without a source', () => {
    expect(state(storedAfter('en', { en: 'a' }))).toBe('missing')
    expect(state(storedAfter('en', { de: 'x' }))).toBeUndefined()
    expect(state(storedAfter('en', { en: 'a', de: 'x' }))).toBe('current')
  })

  it('is outdated while its source differs from the one it was written for', () => {
    const outdated = storedAfter('en', { en: 'a', de: 'x' }, { en: 'b', de: 'x' })
    expect(state(outdated)).toBe('outdated')
    expect(state(nextTexts(outdated, [text({ en: 'c', de: 'x' })], 'en'))).toBe('outdated')
    expect(state(nextTexts(outdated, [text({ en: 'a', de: 'x' })], 'en'))).toBe('current')
    expect(state(nextTexts(outdated, [text({ en: 'b', de: 'y' })], 'en'))).toBe('current')
    expect(state(confirmed(outdated, 'title', 'de', 'en'))).toBe('current')
    expect(state(confirmed(outdated, 'other', 'de', 'en'))).toBe('outdated')
  })

  it('counts as up to date after a change of the default language, until the new source changes', () => {
    const stored = storedAfter('en', { en: 'a', de: 'x', fr: 'p' }, { en: 'b', de: 'x', fr: 'p' })
    expect(state(stored, 'fr')).toBe('outdated')
    expect(state(stored, 'fr', 'de')).toBe('current')
    expect(state(nextTexts(stored, [text({ en: 'b', de: 'y', fr: 'p' })], 'de'), 'fr', 'de')).toBe('outdated')
  })

  it('is as outdated in a copy as in the original', () => {
    const original = storedAfter('en', { en: 'a', de: 'x' }, { en: 'b', de: 'x' })
    const copy = [text({ en: 'b', de: 'x' }, 'faq.2.question')]
    expect(state(nextTexts(textsOfCopy(original, copy), copy, 'en'))).toBe('outdated')
    expect(textsOfCopy(original, [...copy, ...copy])).toEqual([])
  })
})
