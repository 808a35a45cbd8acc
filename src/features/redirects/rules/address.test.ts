import { describe, expect, it } from 'vitest'
import { isOldHomeAddress, readAddress, writeAddress } from './address'

const stored = (text: string) => {
  const address = readAddress(text)
  return address && writeAddress(address)
}

describe('an old address', () => {
  it.each([
    ['/old-page.html', '/old-page.html'],
    ['old-page.html', '/old-page.html'],
    [' /Old-Page/ ', '/old-page'],
    ['//a///b//', '/a/b'],
    ['https://www.predecessor.example/About/Us.php', '/about/us.php'],
    ['https://www.predecessor.example', '/'],
    ['/%C3%BCber-uns', '/über-uns'],
    ['/u\u0308ber-uns', '/über-uns'],
    ['/100%', '/100%'],
    ['/de/Alt/', '/de/alt'],
    ['/PT-BR/x', '/pt-br/x'],
    ['/en/old', '/old'],
    ['/old#part', '/old'],
    ['/index.php?option=com_content&id=12', '/index.php?id=12&option=com_content'],
    ['/index.php?id=12&option=com_content', '/index.php?id=12&option=com_content'],
    ['/?p=12', '/?p=12'],
    ['/x?', '/x'],
    ['/x?Id=A%20b', '/x?Id=A+b'],
  ])('%s is stored as %s', (text, expected) => {
    expect(stored(text)).toBe(expected)
    // Storing it again changes nothing.
    expect(stored(expected)).toBe(expected)
  })

  it.each(['/a/../b', '/a/%2e%2e/b', '/./a', '/a%00', '/a\\b', `/${'x'.repeat(2001)}`])(
    '%j cannot be one',
    (text) => {
      expect(stored(text)).toBeUndefined()
    },
  )

  it('of the home page is one of a predecessor if its query names a document', () => {
    const isOld = (text: string) => isOldHomeAddress(readAddress(text) as never)
    expect(isOld('/?p=12')).toBe(true)
    expect(isOld('/de?page_id=3&lang=de')).toBe(true)
    expect(isOld('/?q=halifax')).toBe(false)
    expect(isOld('/about?p=12')).toBe(false)
  })
})
