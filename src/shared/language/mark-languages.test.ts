import { describe, expect, it } from 'vitest'
import { markLanguages } from './mark-languages'

const english = new Set(['Small classes & a garden', 'By the sea', 'A wooden house'])
const mark = (html: string) => markLanguages(html, (text) => (english.has(text) ? 'en' : undefined))

describe('texts of a page in another language', () => {
  it.each([
    ['an element of its own', '<p>By the sea</p>', '<p lang="en">By the sea</p>'],
    [
      'entities',
      '<p class="x">Small classes &amp; a garden</p>',
      '<p class="x" lang="en">Small classes &amp; a garden</p>',
    ],
    [
      'other elements beside it',
      '<p>By the sea <a href="/">Mehr</a></p>',
      '<p><span lang="en">By the sea </span><a href="/">Mehr</a></p>',
    ],
    ['a picture', '<img src="x" alt="A wooden house"/>', '<img src="x" alt="A wooden house" lang="en"/>'],
    ['an option', '<option value="2">By the sea</option>', '<option value="2" lang="en">By the sea</option>'],
    [
      'a sentence that quotes them',
      '<h1>Kommentare zu „Small classes &amp; a garden“ und „Am Meer“</h1><p>« By the sea »</p>',
      '<h1>Kommentare zu „<span lang="en">Small classes &amp; a garden</span>“ und „Am Meer“</h1>' +
        '<p>« <span lang="en">By the sea</span> »</p>',
    ],
    [
      'two texts beside each other',
      '<dd>By the sea<br/>A wooden house</dd>',
      '<dd><span lang="en">By the sea</span><br/><span lang="en">A wooden house</span></dd>',
    ],
  ])('are marked with %s', (_name, html, marked) => {
    expect(mark(html)).toBe(marked)
  })

  it.each([
    ['texts in the language of the page', '<html lang="de"><p>Am Meer</p></html>'],
    ['texts around which the language is named', '<div lang="en"><p>By the sea</p></div>'],
    ['the head', '<head><title>By the sea</title></head>'],
    ['scripts', '<script type="application/ld+json">By the sea</script>'],
    // React would find another element than it has rendered.
    [
      'texts between other parts of an island',
      '<sh-island><p>By the sea<b>1</b></p><p>„By the sea“</p></sh-island>',
    ],
  ])('leaves alone %s', (_name, html) => {
    expect(mark(html)).toBe(html)
  })

  it('are marked again inside of a third language', () => {
    expect(mark('<div lang="fr"><p>By the sea</p></div>')).toBe(
      '<div lang="fr"><p lang="en">By the sea</p></div>',
    )
  })

  it('are marked in islands by an attribute', () => {
    expect(mark('<sh-island><h3>By the sea</h3></sh-island>')).toBe(
      '<sh-island><h3 lang="en">By the sea</h3></sh-island>',
    )
  })
})
