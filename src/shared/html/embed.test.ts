import { describe, expect, it } from 'vitest'
import { embedHtml, scriptsIn, videoPlayer } from './embed'

const youtube = 'https://www.youtube-nocookie.com/embed/'

describe('videoPlayer', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcDEF12345', `${youtube}abcDEF12345`],
    [' https://youtu.be/abc-EF_2345?t=42s ', `${youtube}abc-EF_2345?start=42`],
    ['https://m.youtube.com/watch?v=abcDEF12345&list=x', `${youtube}abcDEF12345`],
    ['https://www.youtube.com/shorts/abcDEF12345', `${youtube}abcDEF12345`],
    ['https://www.youtube.com/embed/abcDEF12345?start=7', `${youtube}abcDEF12345?start=7`],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['https://vimeo.com/123456789/abcdef1234', 'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef1234'],
    [
      'https://player.vimeo.com/video/123456789?h=abcdef1234',
      'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef1234',
    ],
    ['https://www.youtube.com/watch?v="><script>', undefined],
    ['https://youtube.com.evil.example/watch?v=abcDEF12345', undefined],
    ['https://notvimeo.com/123456789', undefined],
    ['https://www.youtube.com/@school', undefined],
    ['https://example.org/film', undefined],
    ['<iframe src="https://youtu.be/abcDEF12345"></iframe>', undefined],
    ['', undefined],
  ])('%j is %j', (code, player) => {
    expect(videoPlayer(code)).toBe(player)
  })
})

describe('embedHtml', () => {
  const inside = (code: string, title = '') =>
    /^<div class="embedded" data-embed-name="[^"]*">(.*)<\/div>$/s.exec(embedHtml({ code, title }))?.[1]

  it('turns a video URL into a player with a title', () => {
    expect(inside('https://youtu.be/abcDEF12345', 'The "harbour"')).toBe(
      `<iframe src="${youtube}abcDEF12345" title="The &quot;harbour&quot;" width="560" height="315" ` +
        'allow="autoplay; encrypted-media; fullscreen; picture-in-picture" loading="lazy"></iframe>',
    )
  })

  it.each([
    ['<div><b>never closed', '<div><b>never closed</b></div>'],
    ['</div></main><p>out', '<p>out</p>'],
    ['<main id="main"><sh-island name="x" props="{}"><p>x</p></sh-island></main>', '<p>x</p>'],
    ['<script type="application/json" id="pdcc-data">{}</script>y', 'y'],
    [
      '<p id="pdcc" class="x" data-embed="y" data-once="z" data-id="1" name="n" onclick="o()" style="s">t</p>',
      '<p class="x" data-id="1">t</p>',
    ],
    ['<form action="//evil.example"><input name="x"><button>b</button></form>', 'b'],
    ['<style>p{}</style><svg></svg><script>x()</script>', '<script>x()</script>'],
    ['<!--pdcc x|y-->z', 'z'],
    ['<iframe src="https://x.example"></iframe>', '<iframe src="https://x.example"></iframe>'],
  ])('%s becomes %s', (code, html) => {
    expect(inside(code)).toBe(html)
  })

  it('adds a title to a frame without one', () => {
    expect(inside('<iframe src="x"></iframe>', 'Poll')).toBe('<iframe src="x" title="Poll"></iframe>')
    expect(inside('<iframe src="x" title="Own"></iframe>', 'Poll')).toContain('title="Own"')
  })

  it('returns nothing for an empty embed', () => {
    expect(embedHtml({ code: '  ' })).toBe('')
    expect(embedHtml({ code: '<!-- x -->' })).toBe('')
  })
})

it('finds scripts in any spelling, but no data blocks', () => {
  expect(scriptsIn('<p><SCRIPT SRC=//x.example/a.js></SCRIPT><script>go( )</script></p>')).toEqual([
    '<script SRC="//x.example/a.js"></script>',
    '<script>go( )</script>',
  ])
  expect(scriptsIn('<script type="application/ld+json">{}</script><p>&lt;script&gt;')).toEqual([])
})
