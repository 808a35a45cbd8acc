import { describe, expect, it } from 'vitest'
import { type Box, type Placement, place } from './position-popup'

const view = { width: 1000, height: 600 }
const box = { width: 200, height: 100 }
const anchorAt = (left: number, top: number): Box => ({ left, top, width: 40, height: 20 })
const at = (anchor: Box, placement: Placement, rtl = false) => place(anchor, box, view, placement, rtl)

const below: Placement = { side: 'below', align: 'start' }
const above: Placement = { side: 'above', align: 'center' }

describe('place', () => {
  it('uses the preferred side', () => {
    expect(at(anchorAt(400, 300), below)).toEqual({ left: 400, top: 326 })
    expect(at(anchorAt(400, 300), above)).toEqual({ left: 320, top: 194 })
    expect(at(anchorAt(400, 300), { side: 'below', align: 'end' })).toEqual({ left: 240, top: 326 })
  })

  it('flips at the lower, upper and outer edges', () => {
    expect(at(anchorAt(400, 550), below).top).toBe(444)
    expect(at(anchorAt(400, 30), above).top).toBe(56)
    expect(at(anchorAt(900, 300), below).left).toBe(740)
    expect(at(anchorAt(10, 300), { side: 'below', align: 'end' }).left).toBe(10)
  })

  it('mirrors the position in right-to-left languages', () => {
    expect(at(anchorAt(400, 300), below, true).left).toBe(240)
    expect(at(anchorAt(10, 300), below, true).left).toBe(10)
    expect(at(anchorAt(400, 300), above, true).left).toBe(320)
  })

  it('stays in the window, even if neither side has room', () => {
    expect(at(anchorAt(2, 300), above).left).toBe(8)
    expect(at(anchorAt(990, 300), above).left).toBe(792)
    const tall = place(anchorAt(400, 300), { width: 200, height: 590 }, view, below)
    expect(tall.top).toBe(8)
  })
})
