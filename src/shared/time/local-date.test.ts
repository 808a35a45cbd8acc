import { expect, it } from 'vitest'
import { labelText } from '../text/label-text'
import { asWritten } from './local-date'

const day = (language: string, iso: string, more: Intl.DateTimeFormatOptions = {}) =>
  asWritten(
    language,
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', ...more }).format(new Date(iso)),
  )

it('writes the first of a month and times as French does', () => {
  expect(day('fr', '2027-01-01')).toBe('1er janvier 2027')
  expect(day('fr', '2027-01-11')).toBe('11 janvier 2027')
  expect(day('fr', '2027-01-01', { dateStyle: 'full' })).toBe('vendredi 1er janvier 2027')
  expect(day('fr', '2027-01-21T08:30Z', { timeStyle: 'short' })).toBe('21 janvier 2027 à 8\u00a0h\u00a030')
  expect(day('fr', '2027-01-21T16:00Z', { timeStyle: 'short' })).toBe('21 janvier 2027 à 16\u00a0h')
})

it('writes Basque years and days with the ending that their sound needs', () => {
  expect(day('eu', '2026-11-30')).toBe('2026ko azaroaren 30a')
  expect(day('eu', '2025-01-11')).toBe('2025eko urtarrilaren 11')
  expect(day('eu', '2030-12-31')).toBe('2030eko abenduaren 31')
  expect(day('eu', '2031-02-01')).toBe('2031ko otsailaren 1a')
  expect(day('eu', '2100-02-02')).toBe('2100eko otsailaren 2a')
  expect(asWritten('eu', 'maiatza 3(a), astelehena (8:30)')).toBe('maiatzaren 3a, astelehena (8:30)')
})

it('does not name Canadian time zones after the United States', () => {
  expect(asWritten('it', 'Ora standard del Pacifico USA')).toBe('Ora standard del Pacifico')
  expect(asWritten('it', 'da Boston, USA, in treno')).toBe('da Boston, USA, in treno')
})

it('puts a space before a French colon only', () => {
  expect(labelText('fr', 'Total', '5 $')).toBe('Total\u00a0: 5 $')
  expect(labelText('de', 'Summe', '5 $')).toBe('Summe: 5 $')
})
