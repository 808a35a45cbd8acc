import { expect, it } from 'vitest'
import { requireReservedSlug } from './reserved-slugs'

it.each([
  '/',
  '/*',
  '/:slug',
  '/index.php',
  '/-/consent',
  '/cart',
  '/quotes/:token',
  '/offers/:id',
  '/pt-br/cart',
  '/de',
])('accepts the route %s', (route) => {
  expect(() => requireReservedSlug(route)).not.toThrow()
})

it.each(['/finder', '/offers/*'])('refuses the route %s, which would hide a page', (route) => {
  expect(() => requireReservedSlug(route)).toThrow(/add '(finder|offers)' to .*reserved-slugs/)
})
