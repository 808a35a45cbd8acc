import { describe, expect, it } from 'vitest'
import { isLinkTarget } from './link-target'

describe('isLinkTarget', () => {
  it.each(['/', '/about', '/schools/x?q=1#anc-map', 'https://example.org', 'HTTP://example.org/a b'])(
    'takes %s',
    (value) => {
      expect(isLinkTarget(value)).toBe(true)
    },
  )

  it.each([
    '',
    'about',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/ a',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'https://',
    ' https://example.org',
  ])('refuses %j', (value) => {
    expect(isLinkTarget(value)).toBe(false)
  })
})
