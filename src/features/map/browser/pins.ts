import { divIcon } from 'leaflet/dist/leaflet-src.esm.js'
import { createElement, draw } from '../../../ui/create-element'

export type PinKind = 'main' | 'other'

const [width, height] = [32, 42]

/** Inline SVG, because browsers do not print background pictures. */
const shapes: Record<PinKind, string[]> = {
  main: [
    'M16 41C9 30 2 24 2 15.500a14 14 0 0 1 28 0C30 24 23 30 16 41Z',
    'M16 8.500 24 13l-8 4.500L8 13Zm-5 6.500v4c2.500 2.500 7.500 2.500 10 0v-4',
  ],
  other: [
    'M16 41C11 32 6 26 6 19a10 10 0 0 1 20 0c0 7-5 13-10 22Z',
    'M16 15.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z',
  ],
}

const picture = (address: string) => {
  const image = createElement('img', 'map-pin-picture')
  image.src = address
  image.alt = ''
  return image
}

/** The default pin, or a picture of the school instead; its tip marks the place. */
export const pin = (kind: PinKind, address?: string) => {
  const holder = createElement('span', 'map-pin-drawing')
  holder.append(address ? picture(address) : draw('', shapes[kind], `${width} ${height}`))
  return divIcon({
    className: `map-pin map-pin-${kind}`,
    html: holder,
    iconSize: [width, height],
    iconAnchor: [width / 2, height - 1],
    popupAnchor: [0, 4 - height],
  })
}
