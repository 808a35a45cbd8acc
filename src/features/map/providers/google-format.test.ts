import { expect, it } from 'vitest'
import { googleText, readGoogleLine } from './google-format'

it('decodes the example of Google’s documentation', () => {
  expect(readGoogleLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    [38.5, -120.2],
    [40.7, -120.95],
    [43.252, -126.453],
  ])
})

it('ignores an incomplete point at the end', () => {
  expect(readGoogleLine('_p~iF~ps|U_ulL')).toEqual([[38.5, -120.2]])
  expect(readGoogleLine('')).toEqual([])
})

it.each([
  ['Turn <b>left</b> onto <b>Main St</b>', 'Turn left onto Main St'],
  ['Take exit 7<wbr/>A<div style="font-size:0.9em">Toll road</div>', 'Take exit 7A. Toll road'],
  ['Fish &amp; Chips &#39;R&#x27; Us', "Fish & Chips 'R' Us"],
  ['<script>alert(1)</script>Go on', 'alert(1)Go on'],
  ['&lt;b&gt; is no tag &#x110000; &constructor;', '<b> is no tag \ufffd &constructor;'],
])('%s', (html, text) => {
  expect(googleText(html)).toBe(text)
})
