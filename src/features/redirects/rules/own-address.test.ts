import { expect, it } from 'vitest'
import { readAddress } from './address'
import { isOwnAddress } from './own-address'

const isOwn = (text: string) =>
  isOwnAddress(readAddress(text) as never, {
    reserved: ['schools', 'cart'],
    calls: ['/index.php?option=com_zoo&controller=calculator'],
    isDocument: (path) => ['/about', '/schools/harbour', '/news/party'].includes(path),
  })

it.each([
  '/',
  '/de',
  '/?q=x',
  '/about',
  '/de/about',
  '/about?id=3',
  '/cart',
  '/schools',
  '/schools/harbour',
  '/schools/harbour/comments',
  '/about/comments',
  '/de/news/party/comments',
  '/admin/x',
  '/api/x',
  '/index.php?controller=calculator&option=com_zoo',
  '/index.php?controller=calculator&option=com_zoo&school=3',
])('the site answers %s itself', (text) => {
  expect(isOwn(text)).toBe(true)
})

it.each([
  '/about.html',
  '/about/us',
  '/?p=12',
  '/schools/closed',
  '/schools/closed/comments',
  '/gone/comments',
  '/news/gone/comments',
  '/about/comments/old',
  '/schools/harbour/old',
  '/cart/old',
  '/index.php',
  '/index.php?option=com_zoo&item_id=3',
  '/index.php?option=com_zoo&controller=comment',
])('the site has nothing at %s', (text) => {
  expect(isOwn(text)).toBe(false)
})
