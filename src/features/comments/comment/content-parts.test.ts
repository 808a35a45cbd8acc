import { describe, expect, it } from 'vitest'
import { contentParagraphs, webAddress } from './content-parts'

/** Links in brackets, lines separated by `|`, paragraphs by `||`. */
const written = (content: string) =>
  contentParagraphs(content)
    .map((lines) =>
      lines.map((parts) => parts.map(({ text, href }) => (href ? `[${text}]` : text)).join('')).join('|'),
    )
    .join('||')

describe('the text of a comment', () => {
  it.each([
    ['one\ntwo\r\nthree\rfour', 'one|two|three|four'],
    ['one\n\n\n \ntwo', 'one||two'],
    ['  ', ''],
    ['<b>bold</b> & "so"', '<b>bold</b> & "so"'],
    ['see https://a.example.', 'see [https://a.example].'],
    ['(https://a.example/x)', '([https://a.example/x])'],
    ['https://a.example/x_(y), ok', '[https://a.example/x_(y)], ok'],
    ['http://a.example?q=1&r=2#z!', '[http://a.example?q=1&r=2#z]!'],
    ['«https://a.example»', '«[https://a.example]»'],
    ['javascript:alert(1) data:text/html,x', 'javascript:alert(1) data:text/html,x'],
    ['https:// http://', 'https:// http://'],
    ['xhttps://a.example', 'xhttps://a.example'],
    ['https://a.example"onmouseover="x', '[https://a.example]"onmouseover="x'],
    ['https://a.example<script>', '[https://a.example]<script>'],
    ['HTTPS://A.example', '[HTTPS://A.example]'],
    ['two https://a.example https://b.example', 'two [https://a.example] [https://b.example]'],
  ])('%j is read as %j', (content, expected) => {
    expect(written(content)).toBe(expected)
  })
})

describe('an author’s web address', () => {
  it.each([
    [' https://a.example/é ', 'https://a.example/%C3%A9'],
    ['http://a.example', 'http://a.example/'],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['//a.example', undefined],
    ['https:a.example', undefined],
    ['https://', undefined],
    ['https://a b.example', undefined],
    ['', undefined],
  ])('%j becomes %j', (text, expected) => {
    expect(webAddress(text)).toBe(expected)
  })
})
