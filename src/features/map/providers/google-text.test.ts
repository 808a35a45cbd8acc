import { expect, it } from 'vitest'
import { googleText } from './google-text'

it.each([
  ['Turn <b>left</b> onto <b>Main St</b>', 'Turn left onto Main St'],
  ['Take exit 7<wbr/>A<div style="font-size:0.9em">Toll road</div>', 'Take exit 7A. Toll road'],
  ['Fish &amp; Chips &#39;R&#x27; Us', "Fish & Chips 'R' Us"],
  ['<script>alert(1)</script>Go on', 'alert(1)Go on'],
  ['&lt;b&gt; is no tag &#x110000; &constructor;', '<b> is no tag &#x110000; &constructor;'],
])('%s', (html, text) => {
  expect(googleText(html)).toBe(text)
})
