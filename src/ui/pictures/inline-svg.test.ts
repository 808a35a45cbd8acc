import { describe, expect, it } from 'vitest'
import { isDrawing, keptValue } from './inline-svg'

describe('cleaning an SVG image', () => {
  it('keeps shapes', () => {
    for (const name of ['svg', 'g', 'path', 'circle']) expect(isDrawing(name)).toBe(true)
    for (const name of ['script', 'style', 'foreignObject', 'image', 'use', 'a', 'animate', 'set', 'iframe'])
      expect(isDrawing(name), name).toBe(false)
  })

  it.each([
    ['d', 'M0 0h1.5e-3,-2'],
    ['points', '0,0 1,1'],
    ['viewBox', '0 0 1 1'],
    ['preserveAspectRatio', 'xMidYMid meet'],
    ['width', '50%'],
    ['stroke-width', '2'],
    ['stroke-linecap', 'round'],
    ['fill-rule', 'evenodd'],
    ['display', 'none'],
    ['transform', 'translate(1 2) rotate(-45, 1e1, .5) scale (2)'],
    ['transform', 'matrix(1 0 0 1 0 0)'],
  ])('keeps geometry and painting: %s %s', (name, value) => {
    expect(keptValue(name, value)).toBe(value)
  })

  it.each([
    ['onload', 'alert(1)'],
    ['ONCLICK', 'alert(1)'],
    ['style', 'x'],
    ['class', 'button'],
    ['id', 'main'],
    ['href', '#a'],
    ['xlink:href', 'https://elsewhere.example'],
    ['src', 'x'],
    ['data-widget', 'tooltip'],
    ['popovertarget', 'menu'],
    ['tabindex', '0'],
    ['role', 'button'],
    ['aria-label', 'x'],
    ['cursor', "image-set('https://elsewhere.example/x.png' 1x), auto"],
    ['filter', '\\75rl(https://elsewhere.example/f.svg#f)'],
    ['mask', 'u\\72 l(https://elsewhere.example/m.svg#m)'],
    ['clip-path', 'url(#c)'],
    ['marker-end', 'url(https://elsewhere.example/m.svg#m)'],
    ['transform', 'url(https://elsewhere.example)'],
    ['transform', 'translate(1) \\75rl(x)'],
    ['transform', 'rotate(var(--x))'],
    ['stroke-width', 'var(--secret)'],
    ['opacity', "image-set('x' 1x)"],
  ])('removes %s %s', (name, value) => {
    expect(keptValue(name, value)).toBeUndefined()
  })

  it.each([
    '#ffffff',
    'rgb(1, 2, 3)',
    'url(https://elsewhere.example)',
    'url (javascript:alert(1))',
    '\\75rl(x)',
  ])('replaces the colour %s by the colour of the text', (colour) => {
    expect(keptValue('fill', colour)).toBe('currentcolor')
    expect(keptValue('stroke', colour)).toBe('currentcolor')
  })

  it('keeps the colour none', () => {
    expect(keptValue('fill', 'none')).toBe('none')
  })
})
