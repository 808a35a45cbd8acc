import { expect, it } from 'vitest'
import { fileEndings } from '../../storage/content-types'
import { cleanName, commonName, hasEnding, isFreeName, isPlainName, nextName } from './file-names'

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

it('removes characters that turn the direction of writing', () => {
  expect(cleanName('invoice\u202efdp.exe\u2066.pdf')).toBe('invoicefdp.exe.pdf')
  expect(cleanName('\u200f\u061c.pdf')).toBe('pdf')
  expect(cleanName('שלום.pdf')).toBe('שלום.pdf')
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

it('stores uploads under a plain name that keeps its ending', () => {
  for (const [name, clean] of [
    ['harbour.png', 'harbour.png'],
    ['../.harbour.png', 'harbour.png'],
    ['city%20tour 100%.png', 'city20tour 100.png'],
    ['con.txt', 'file-con.txt'],
    ['COM1.tar.gz', 'file-COM1.tar.gz'],
    ['concert.txt', 'concert.txt'],
    ['???', 'file'],
    [`${'a'.repeat(300)}.txt`, `${'a'.repeat(196)}.txt`],
    [`${'é'.repeat(300)}.osm.pbf`, `${'é'.repeat(96)}.osm.pbf`],
    [`a${'é'.repeat(300)}.txt`, `a${'é'.repeat(97)}.txt`],
  ] as const)
    expect(cleanName(name)).toBe(clean)
})

it('lets visitors load only files that no browser runs', () => {
  const endings = fileEndings(['application/pdf', 'text/calendar', 'text/plain'])
  for (const name of ['prices.pdf', 'Prices.PDF', 'dates.ics', 'a.b.txt'])
    expect(hasEnding(name, endings), name).toBe(true)
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
    expect(hasEnding(name, endings), name).toBe(false)
})
