import { describe, expect, it } from 'vitest'
import { fillTileUrl, tileUrlProblem } from './tile-origin'

describe('the address of a service’s pictures', () => {
  it('is filled in', () => {
    const url = 'https://tiles.example/{z}/{y}/{x}.png?again={z}'
    expect(tileUrlProblem(url)).toBeUndefined()
    expect(fillTileUrl(url, { type: 1, z: 13, x: 4, y: 5 }).href).toBe(
      'https://tiles.example/13/5/4.png?again=13',
    )
  })

  it.each([
    ['https://tiles.example/{z}/{x}.png', 'Use an address with {z}, {x} and {y}'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', '{s} is not'],
    ['https://tiles.example/{z}/{x}/{y}{r}.png', '{r} is not'],
  ])('is refused with a sentence: %s', (url, sentence) => {
    expect(tileUrlProblem(url)).toContain(sentence)
  })
})
