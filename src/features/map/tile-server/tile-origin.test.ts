import { describe, expect, it } from 'vitest'
import { translateCode } from '../../../shared/messages/message-code'
import { mapPanelMessages } from '../messages/panel/messages'
import { fillTileUrl, tileUrlProblem } from './tile-origin'

describe('the tile URL of a service', () => {
  it('is filled in', () => {
    const url = 'https://tiles.example/{z}/{y}/{x}.png?again={z}'
    expect(tileUrlProblem(url)).toBeUndefined()
    expect(fillTileUrl(url, { type: 1, z: 13, x: 4, y: 5 }).href).toBe(
      'https://tiles.example/13/5/4.png?again=13',
    )
  })

  it.each([
    ['https://tiles.example/{z}/{x}.png', 'Use a URL that contains {z}, {x} and {y}.'],
    [
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      'Only {z}, {x} and {y} can be used. Replace {s} by its value.',
    ],
    [
      'https://tiles.example/{z}/{x}/{y}{r}.png',
      'Only {z}, {x} and {y} can be used. Replace {r} by its value.',
    ],
  ])('is refused with a message: %s', (url, sentence) => {
    const problem = tileUrlProblem(url)
    expect(problem && translateCode(mapPanelMessages('en'), problem)).toBe(sentence)
  })
})
