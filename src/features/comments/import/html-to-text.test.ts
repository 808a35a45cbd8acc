import { expect, it } from 'vitest'
import { htmlToText } from './html-to-text'

it.each([
  ['plain text\r\nin two lines', 'plain text\nin two lines'],
  ['<p>One</p>\n<p>Two<br />three</p>', 'One\n\nTwo\nthree'],
  ['<strong>Bold</strong> and <em class="x">more</em>', 'Bold and more'],
  ['See <a href="https://a.example/">this</a>', 'See this (https://a.example/)'],
  ["<a rel='nofollow' href='https://a.example/'>https://a.example/</a>", 'https://a.example/'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<script>alert(1)</script>after', 'after'],
  ['<style>a{}', ''],
  ['a <!-- hidden --> b', 'a  b'],
  ['&lt;script&gt; &amp;amp; &#8217; &#x20AC; &hellip; &unknown;', '<script> &amp; ’ € … &unknown;'],
  ['1 < 2 and 3 > 2 <3', '1 < 2 and 3 > 2 <3'],
  ['a\u0000b\u0007c', 'abc'],
  ['&#0;&#xD800;&#1114112;x', 'x'],
  ['one\n\n\n\n\ntwo   \nthree', 'one\n\ntwo\nthree'],
])('the text of %j is %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

it.each([
  [' '],
  ['\t \n \t'],
  ['\n'],
  ['<'],
  ['<a '],
  ['<a href="'],
  ['<a href=""'],
  ['<a href="x">'],
  ['<a href="https://a.example/">x</a>'],
  ['<a href=" href=\' '],
  ['<script'],
  ['<script>'],
  ['</script  '],
  ['<!--'],
  ['<!-- --'],
  ['&#'],
])('200,000 characters of %j are read in linear time', (part) => {
  const began = process.cpuUsage()
  // Ends with a letter, so that spaces are not simply trimmed.
  htmlToText(`${part.repeat(200_000 / part.length)}x`)
  const { user } = process.cpuUsage(began)
  // A scan from every position would take seconds to minutes.
  expect(user).toBeLessThan(500_000)
})
