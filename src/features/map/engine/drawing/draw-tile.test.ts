import { describe, expect, it } from 'vitest'
import { collectAddresses } from '../addresses/collect-addresses'
import { placeAt, sketch } from '../sketch-fixture'
import { tileDrawer } from './draw-tile'
import { widthOf } from './place-labels'
import { worldPixel } from './tile-grid'

const zoom = 17
const evil = '<script>alert(1)</script> & "Sons"\u0007'

const extract = sketch({
  nodes: {
    a: [-900, 0],
    b: [900, 40],
    c: [20, 60],
    d: [120, 60],
    e: [120, 160],
    f: [20, 160],
    g: [50, 90],
    h: [90, 90],
    i: [90, 130],
    j: [50, 130],
    k: [-600, -300],
    l: [600, -300],
    house: [70, -20, { 'addr:housenumber': '14', 'addr:street': 'Very Long Avenue of the Navigators' }],
  },
  ways: {
    'Very Long Avenue of the Navigators': { through: 'a b' },
    Square: { through: 'c d e f c', tags: { highway: '', leisure: 'park', name: 'Green' } },
    Hall: { through: 'g h i j g', tags: { highway: '', building: 'yes', name: 'Hall' } },
    Evil: { through: 'k l', tags: { name: evil } },
  },
})
const draw = tileDrawer(extract, collectAddresses(extract))

const centre = worldPixel(placeAt(0, 0), zoom)
const [cx, cy] = [Math.floor(centre.x / 256), Math.floor(centre.y / 256)]
const around: { x: number; y: number; svg: string }[] = []
for (let x = cx - 8; x <= cx + 8; x++)
  for (let y = cy - 4; y <= cy + 4; y++) around.push({ x, y, svg: draw(zoom, x, y) ?? '' })

/** LabelsByZoom with their places in pixels of the world. */
const namesIn = ({ x, y, svg }: { x: number; y: number; svg: string }) =>
  [...svg.matchAll(/<text transform="translate\((-?\d+) (-?\d+)\)[^>]*>([^<]*)</g)].map(
    ([, left, top, text]) => ({
      text: text as string,
      x: x * 256 + Number(left) / 8,
      y: y * 256 + Number(top) / 8,
    }),
  )

describe('a tile', () => {
  it('exists for every tile address of the map, and for no other', () => {
    expect(draw(zoom, 0, 0)).toMatch(/^<svg .*<\/svg>$/)
    for (const [z, x, y] of [
      [9, 1, 1],
      [20, 1, 1],
      [12, -1, 0],
      [12, 4096, 0],
      [12, 0, 4096],
      [12, 0.5, 0],
      [Number.NaN, 0, 0],
    ])
      expect(draw(z as number, x as number, y as number)).toBeUndefined()
  })

  it('draws parks below buildings below streets', () => {
    const at = worldPixel(placeAt(70, 110), zoom)
    const tile = draw(zoom, Math.floor(at.x / 256), Math.floor(at.y / 256)) ?? ''
    const order = ['#d8e8ca', '#e0d8cb'].map((colour) => tile.indexOf(colour))
    expect(order[0]).toBeGreaterThan(0)
    expect(order[1]).toBeGreaterThan(order[0] as number)
  })

  it('writes the house number at high zoom only', () => {
    const hasNumber = (z: number) => {
      const at = worldPixel(placeAt(70, -20), z)
      return draw(z, Math.floor(at.x / 256), Math.floor(at.y / 256))?.includes('>14<')
    }
    expect([15, 16, 17, 18].map(hasNumber)).toEqual([false, false, true, true])
  })

  it('contains no markup from names', () => {
    const all = around.map(({ svg }) => svg).join('')
    expect(all).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Sons&quot;<')
    expect(all).not.toContain('<script')
    expect(all).not.toContain('\u0007')
  })

  it('ignores unknown features, whatever their names', () => {
    const odd = sketch({
      nodes: { a: [0, 0], b: [90, 0], p: [50, 9, { place: 'constructor', name: 'Oddly' }] },
      ways: { Odd: { through: 'a b', tags: { highway: 'constructor', name: 'Oddly' } } },
    })
    const at = worldPixel(placeAt(50, 0), zoom)
    const tile = tileDrawer(odd, [])(zoom, Math.floor(at.x / 256), Math.floor(at.y / 256)) ?? ''
    expect(tile).toMatch(/^<svg /)
    expect(tile).not.toContain('Oddly')
  })

  it('starts every line with a relative step', () => {
    for (const { svg } of around)
      for (const [, d = ''] of svg.matchAll(/<path d="([^"]*)"/g))
        expect(d).toMatch(/^(M-?\d+ -?\d+l-?\d+ -?\d+( -?\d+ -?\d+)*z?)+$/)
  })
})

describe('labels over the edges of tiles', () => {
  it('are drawn in the same place by every tile that they overlap', () => {
    const name = 'Very Long Avenue of the Navigators'
    const half = widthOf(name, 11) / 2
    const drawn = around.flatMap((tile) => namesIn(tile).map((found) => ({ ...found, tile })))
    const places = new Set(drawn.filter(({ text }) => text === name).map(({ x }) => Math.round(x)))
    expect(places.size).toBeGreaterThan(1)
    let crossing = 0
    for (const place of places) {
      const tiles = new Set(drawn.filter(({ x }) => Math.abs(x - place) <= 1).map(({ tile }) => tile.x))
      for (let x = Math.floor((place - half) / 256); x <= Math.floor((place + half) / 256); x++)
        expect(tiles).toContain(x)
      if (Math.floor((place - half) / 256) !== Math.floor((place + half) / 256)) crossing++
    }
    expect(crossing).toBeGreaterThan(0)
  })
})
