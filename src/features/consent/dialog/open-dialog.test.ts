import { expect, it } from 'vitest'
import { splitLocale } from '../../../shared/locale'
import { defaultConfig } from '../config/check-config'
import { isDialogHidden, withoutNeedlessQuestion } from './open-dialog'

const quiet = [
  '/cookie-policy',
  'https://school.example/terms',
  '/search?q=x',
  '/de/agb',
  'https://other.example/about',
]

it.each([
  ['/cookie-policy', true],
  ['/cookie-policy/', true],
  ['/cookie-policy?from=footer#settings', true],
  ['/terms', true],
  ['/terms/more', false],
  ['/de/cookie-policy', true],
  ['/de/terms/', true],
  ['/pt-br/terms?x=1', true],
  ['/de/agb', true],
  ['/agb', false],
  ['/fr/agb', false],
  ['/de', false],
  ['/design', false],
  ['/search', true],
  ['/search?q=x', true],
  ['/search?q=y', true],
  ['/about', false],
  ['/', false],
])('the dialog stays closed on %s: %s', (path, expected) => {
  const { locale } = splitLocale(path)
  expect(isDialogHidden(`https://school.example${path}`, quiet, locale)).toBe(expected)
})

it.each([
  ['always', [], true],
  ['needed', [], false],
  ['needed', ['Elsewhere'], false],
  ['needed', ['Elsewhere', 'Films'], true],
] as const)('without scripts, a site that asks %s asks on a page with %j: %s', (opens, met, asks) => {
  const html = '<head><noscript><link rel="stylesheet" href="/-/consent.css"/></noscript></head>'
  const site = { config: { ...defaultConfig, opens }, groups: [{ name: 'Films' }] as never }
  const blocked = met.map((group) => ({ group }))
  expect(withoutNeedlessQuestion(html, blocked, site)).toBe(asks ? html : '<head></head>')
})
