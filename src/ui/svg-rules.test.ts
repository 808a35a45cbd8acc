import { describe, expect, it } from 'vitest'
import { isDrawing, isHarmless, themeColour } from './svg-rules'

describe('what is left of a drawing', () => {
  it('is shapes', () => {
    for (const name of ['svg', 'g', 'path', 'circle']) expect(isDrawing(name)).toBe(true)
    for (const name of ['script', 'style', 'foreignObject', 'image', 'use', 'a', 'animate', 'set', 'iframe'])
      expect(isDrawing(name), name).toBe(false)
  })

  it('is harmless attributes', () => {
    for (const [name, value] of [
      ['d', 'M0 0h1'],
      ['stroke-width', '2'],
      ['viewBox', '0 0 1 1'],
    ] as const)
      expect(isHarmless(name, value), name).toBe(true)
    for (const [name, value] of [
      ['onload', 'alert(1)'],
      ['ONCLICK', 'alert(1)'],
      ['style', 'x'],
      ['class', 'button'],
      ['id', 'main'],
      ['href', '#a'],
      ['xlink:href', 'https://elsewhere.example'],
      ['src', 'x'],
      ['fill', 'url(https://elsewhere.example)'],
      ['fill', 'url (javascript:alert(1))'],
    ] as const)
      expect(isHarmless(name, value), `${name} ${value}`).toBe(false)
  })

  it('takes the colour of the text around it', () => {
    expect(themeColour('stroke', '#ffffff')).toBe('currentcolor')
    expect(themeColour('fill', 'none')).toBe('none')
    expect(themeColour('d', '#ffffff')).toBe('#ffffff')
  })
})
