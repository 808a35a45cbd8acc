import type { TileAddress } from './tile-address'

const placeholders = ['{z}', '{x}', '{y}']

/** What is wrong with the address of a service's pictures; nothing when it can be filled in. */
export const tileUrlProblem = (url: string): string | undefined => {
  if (!placeholders.every((part) => url.includes(part))) return 'Use an address with {z}, {x} and {y} in it.'
  const other = url.match(/\{[^}]*\}/g)?.find((part) => !placeholders.includes(part))
  return other && `Only {z}, {x} and {y} are filled in, ${other} is not. Write what it stands for.`
}

export const fillTileUrl = (url: string, { z, x, y }: TileAddress): URL =>
  new URL(url.replaceAll('{z}', `${z}`).replaceAll('{x}', `${x}`).replaceAll('{y}', `${y}`))
