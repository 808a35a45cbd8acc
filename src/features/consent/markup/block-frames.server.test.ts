import { describe, expect, it } from 'vitest'
import { readEmbedToken } from './embed-token.server'
import { comments, hold, secret } from './test-page.server'

describe('a blocked frame', () => {
  const html =
    '<iframe src="https://www.youtube-nocookie.com/embed/abcDEF12345" title="Our &quot;harbour&quot;" width="560" height="315" allow="autoplay" allowfullscreen onload="x()"></iframe>'

  it('has a placeholder with the service, two buttons, a link, and the frame in a comment', () => {
    const page = hold(html)
    expect(page.blocked).toEqual([
      { group: 'YouTube', directive: 'frame-src', origin: 'https://www.youtube-nocookie.com' },
    ])
    expect(page.html).toContain('data-embed="YouTube"')
    expect(page.html).toContain('class="embed embed-wide"')
    expect(page.html).toContain('aria-label="Our &quot;harbour&quot;"')
    expect(page.html).toContain('data-embed-load="once"')
    expect(page.html).toContain('>Always allow YouTube</button>')
    expect(page.html).toContain('href="https://www.youtube.com/watch?v=abcDEF12345"')
    expect(comments(page.html)).toEqual([
      {
        group: 'YouTube',
        markup:
          '<iframe src="https://www.youtube-nocookie.com/embed/abcDEF12345" title="Our &quot;harbour&quot;" width="560" height="315" allow="autoplay" allowfullscreen=""></iframe>',
      },
    ])
  })

  it('has a token that is valid for this frame only', () => {
    const [, token = ''] = /data-once="([^"]+)"/.exec(hold(html).html) ?? []
    expect(readEmbedToken(secret, token)).toEqual({
      src: 'https://www.youtube-nocookie.com/embed/abcDEF12345',
      title: 'Our "harbour"',
      allow: 'autoplay',
      fullscreen: true,
    })
    const [body = '', signature = ''] = token.split('.')
    const other = Buffer.from(JSON.stringify(['https://evil.example/', '', '', false])).toString('base64url')
    for (const forged of [
      '',
      '.',
      body,
      `${body}.`,
      `.${signature}`,
      `${other}.${signature}`,
      `${body}x.${signature}`,
    ])
      expect(readEmbedToken(secret, forged)).toBeUndefined()
    expect(readEmbedToken('another secret', token)).toBeUndefined()
  })

  it.each([
    ['<IFRAME SRC=//other.example/x></IFRAME>'],
    ['<iframe src="https://other.example/x" srcdoc="<img src=https://other.example/y>">text</iframe>'],
    ['<embed src="https://other.example/x.swf">'],
    ['<object data="https://other.example/x"><embed src="https://other.example/y"></object>'],
  ])('has one placeholder and no srcdoc: %s', (frame) => {
    const page = hold(frame)
    expect(page.blocked).toEqual([
      { group: 'other.example', directive: 'frame-src', origin: 'https://other.example' },
    ])
    expect(comments(page.html)).toHaveLength(1)
    expect(page.html).not.toContain('srcdoc')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://other.example/',
    'mailto:x@y.example',
  ])('loses the address %s', (src) => {
    expect(hold(`<iframe src="${src}"></iframe>`).html).not.toContain(src)
  })
})
