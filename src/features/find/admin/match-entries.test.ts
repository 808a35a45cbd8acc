import { expect, it } from 'vitest'
import type { FoundEntry } from '../contract'
import { matchEntries } from './match-entries'

const entry = (title: string, detail?: string): FoundEntry => ({
  key: title,
  title,
  ...(detail && { detail }),
  href: '/admin',
  icon: 'document',
})

const entries = [
  entry('Pages', 'Website'),
  entry('Website settings', 'Settings'),
  entry('Price lists'),
  entry('Schließtage'),
]

it.each([
  ['pag', ['Pages']],
  ['lists price', ['Price lists']],
  ['website', ['Website settings', 'Pages']],
  ['schliess', ['Schließtage']],
  ['pirce', ['Price lists']],
  ['setings', ['Website settings']],
  ['paes', ['Pages']],
  ['pax', []],
  ['', []],
])('finds “%s”', (query, titles) => {
  expect(matchEntries(entries, query).map(({ title }) => title)).toEqual(titles)
})
