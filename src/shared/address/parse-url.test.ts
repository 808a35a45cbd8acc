import { expect, it } from 'vitest'
import { parseUrl } from './parse-url'

it('reads addresses, and nothing else', () => {
  expect(parseUrl('https://a.example/b?c')?.pathname).toBe('/b')
  expect(parseUrl('/b', 'https://a.example')?.href).toBe('https://a.example/b')
  for (const text of ['', 'a.example', '/b', 'https://', 'https://a b'])
    expect(parseUrl(text)).toBeUndefined()
})

it('reads letters of Latin-1 however often it is called', () => {
  for (let n = 0; n < 100_000; n++)
    if (!parseUrl('https://bücher.example/')) expect.fail(`refused after ${n} calls`)
})
