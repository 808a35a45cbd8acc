import { expect, it } from 'vitest'
import { features } from './features'
import { requireReservedSlug, reservedSlugsOf } from './platform/reserved-slugs'

const reserved = reservedSlugsOf({ features })

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
  expect(() => requireReservedSlug(route, reserved)).not.toThrow()
})

it.each(['/finder', '/offers/*'])('refuses the route %s, which would hide a page', (route) => {
  expect(() => requireReservedSlug(route, reserved)).toThrow(
    /must declare '(finder|offers)' in reservedSlugs/,
  )
})
