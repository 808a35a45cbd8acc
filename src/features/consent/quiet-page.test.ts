import { expect, it } from 'vitest'
import { isQuietPage } from './quiet-page'

const quiet = [
  '/cookie-policy',
  'https://school.example/terms',
  '/search?q=x',
  'https://other.example/about',
  'http://[',
]

it.each([
  ['/cookie-policy', true],
  ['/cookie-policy/', true],
  ['/cookie-policy?from=footer#settings', true],
  ['/terms', true],
  ['/terms/more', false],
  ['/de/cookie-policy', false],
  ['/search', true],
  ['/search?q=x', true],
  ['/search?q=y', true],
  ['/about', false],
  ['/', false],
])('%s is quiet: %s', (path, expected) => {
  expect(isQuietPage(`https://school.example${path}`, quiet)).toBe(expected)
})
