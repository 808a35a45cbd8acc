import { expect, it } from 'vitest'
import { checkedPath } from './file-store'

it('accepts only paths that stay in their folder', () => {
  for (const path of ['media/harbour.jpg', 'changes/media/.added-1', 'media/a..b.jpg'])
    expect(checkedPath(path)).toBe(path)
  for (const path of [
    'media/../secret',
    '../secret',
    '/etc/passwd',
    'media/./a',
    'media\\..\\secret',
    'media/a\0b',
  ])
    expect(() => checkedPath(path)).toThrow('not a path of a stored file')
})
