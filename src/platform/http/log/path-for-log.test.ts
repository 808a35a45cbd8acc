import { describe, expect, it } from 'vitest'
import { pathForLog } from './path-for-log'

const token = 'N0tF0rTheLog'

describe('the path in a log line', () => {
  it.each([
    ['/', '/'],
    ['/de/schools/maple-harbour?promo=SECRET', '/de/schools/maple-harbour'],
    ['/admin/collections/pages/3#x', '/admin/collections/pages/3'],
    ['/media/caf%C3%A9.jpg', '/media/café.jpg'],
    ['/a/%zz', '/a/%zz'],
  ])('of %s is %s', (url, path) => {
    expect(pathForLog(url)).toBe(path)
  })

  it.each([
    `/quotes/${token}`,
    `/de/quotes/${token}/enrol`,
    `/%71uotes/${token}`,
    `/%2571uotes/${token}`,
    `/%zz/%71uotes/${token}`,
    `/quotes%2F${token}`,
    `/quotes//${token}`,
    `/quotes/./${token}`,
    `/quotes/.//././${token}`,
    `/quotes\\${token}`,
    `/Quotes/${token}`,
    `/admin/reset/${token}`,
    `/admin/%72eset/${token}?x`,
    `/api/users/verify/${token}`,
    `http://school.example/quotes/${token}`,
  ])('hides the secret of %s', (url) => {
    expect(pathForLog(url)).not.toContain(token)
  })

  it('is cut to a maximum length', () => {
    expect(pathForLog(`/${'a'.repeat(16_000)}`)).toHaveLength(300)
  })
})
