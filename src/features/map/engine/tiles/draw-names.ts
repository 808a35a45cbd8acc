import { escapeHtml } from '../../../../shared/html'
import { extent, unitsPerPixel } from './draw-shapes'
import { land } from './layers'
import type { PlacedName } from './place-names'
import { tilePixels } from './world-pixels'

const units = (pixels: number): number => Math.round(pixels * unitsPerPixel)

/** XML knows no control characters, however they are written; a name from a file may hold any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stay
const printable = (text: string): string => text.replace(/[\u0000-\u001f\u007f\ufffe\uffff]|\p{Cs}/gu, '')

const drawName = ({ text, x, y, angle, size, colour }: PlacedName, left: number, top: number): string => {
  const [tx, ty] = [units(x - left), units(y - top)]
  const turn = Math.round(angle * 10) / 10
  return `<text transform="translate(${tx} ${ty})${turn === 0 ? '' : ` rotate(${turn})`}" font-size="${units(size)}" fill="${colour}">${escapeHtml(printable(text))}</text>`
}

export const drawNames = (names: PlacedName[], x: number, y: number): string => {
  if (names.length === 0) return ''
  const drawn = names.map((name) => drawName(name, x * tilePixels, y * tilePixels)).join('')
  return `<g font-family="system-ui,sans-serif" text-anchor="middle" dominant-baseline="central" paint-order="stroke" stroke="${land}" stroke-width="${units(2.5)}" stroke-linejoin="round">${drawn}</g>`
}

export const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${tilePixels}" height="${tilePixels}" viewBox="0 0 ${extent} ${extent}"><path fill="${land}" d="M0 0h${extent}v${extent}H0z"/>${content}</svg>`
