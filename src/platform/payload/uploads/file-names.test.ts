import { expect, it } from 'vitest'
import { commonName, hasPublicEnding, isFreeName, isPlainName, nextName } from './file-names'

it('finds what the names of copies and sizes have in common', () => {
  for (const name of [
    'harbour.png',
    'harbour-1.png',
    'harbour-400x300.webp',
    'harbour-2-400x300.avif',
    'harbour',
  ])
    expect(commonName(name)).toBe('harbour')
  expect(commonName('-1.png')).toBe('-1')
  expect(commonName('IMG_1234.jpg')).toBe('IMG_1234')
})

it('frees no name whose sizes would replace the files of another picture', () => {
  const isFree = (name: string, other: string) => isFreeName(name, [other], true)
  expect(isFree('a.png', 'a.png')).toBe(false)
  expect(isFree('a.jpg', 'a.png')).toBe(false)
  expect(isFree('a-400x300.webp', 'a.png')).toBe(false)
  expect(isFree('a.png', 'a-400x300.webp')).toBe(false)
  expect(isFree('a-1.png', 'a.png')).toBe(true)
  expect(isFree('ab.png', 'a.png')).toBe(true)
})

it('lets downloads differ by their ending only', () => {
  expect(isFreeName('prices.pdf', ['prices.docx'], false)).toBe(true)
  expect(isFreeName('prices.pdf', ['prices.pdf'], false)).toBe(false)
})

it('counts on', () => {
  expect(nextName('harbour.png')).toBe('harbour-1.png')
  expect(nextName('harbour-9.png')).toBe('harbour-10.png')
  expect(nextName('a-400x300.webp')).toBe('a-400x300-1.webp')
})

it('tells names of files from paths and hidden files', () => {
  for (const name of ['harbour.png', 'a..b.txt', 'prices 2027.pdf'])
    expect(isPlainName(name), name).toBe(true)
  for (const name of ['', '.', '..', '.added-x.txt', '../secret', 'a/b.png', 'a\\b.png', 'a\0.png', null, 7])
    expect(isPlainName(name), String(name)).toBe(false)
})

it('lets visitors load only files that no browser runs', () => {
  for (const name of ['prices.pdf', 'Prices.PDF', 'dates.ics', 'a.b.txt'])
    expect(hasPublicEnding('files', name), name).toBe(true)
  for (const name of [
    'x.mjs',
    'x.html',
    'x.txt.svg',
    'x.js',
    'x.wasm',
    'x.md',
    'txt',
    '.txt',
    'x.',
    'x.txt\n',
  ])
    expect(hasPublicEnding('files', name), name).toBe(false)
  expect(hasPublicEnding('media', 'harbour.svg')).toBe(false)
})
