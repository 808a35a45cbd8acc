import type { Attributes } from '../../../shared/html/attributes'
import type { StartTag } from '../../../shared/html/rewrite'
import { isDataBlock } from '../../../shared/html/rewrite'
import type { HostDirective } from '../contract'
import {
  directiveOfLink,
  isOwnPath,
  kindOfAddress,
  type OwnPlace,
  readAddress,
  srcsetAddresses,
} from './addresses'
import { blockedElements, scrubActive, scrubForeign } from './scrub'

export interface Reached {
  attribute: string
  url: URL
  directive: HostDirective
}

/** Decision about an element of a page. */
export type Judgement =
  | { kind: 'keep' | 'drop' }
  /** It loads these addresses, so it is replaced by a comment. */
  | { kind: 'block'; reached: Reached[] }
  /** Something inside a frame. */
  | { kind: 'frame'; reached: [Reached] }
  /** An inline script. */
  | { kind: 'inline' }

const keep: Judgement = { kind: 'keep' }
const drop: Judgement = { kind: 'drop' }

const frameAddress: Record<string, string> = { iframe: 'src', embed: 'src', object: 'data' }

/** Directives by element, and by the attribute that loads an address. */
const loads: Record<string, Record<string, HostDirective>> = {
  img: { src: 'img-src', srcset: 'img-src' },
  input: { src: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  track: { src: 'media-src' },
}

const scripted = /^$|^module$|javascript|ecmascript|jscript|livescript/i
/** Data that browsers act on. */
const actedOn = /^(importmap|speculationrules|webbundle)$/i

/** Elements that a blocked element must not contain. */
const notInside = new Set(['script', 'iframe', 'object', 'embed', 'link', 'meta'])

const valuesOf = (name: string, value: string) => (name.endsWith('srcset') ? srcsetAddresses(value) : [value])

const reachedBy = (attributes: Attributes, table: Record<string, HostDirective>, own: OwnPlace) => {
  const urls = Object.entries(table).flatMap(([name, directive]) =>
    valuesOf(name, attributes.get(name) ?? '')
      .filter((value) => value !== '' && !isOwnPath(value))
      .map((value) => {
        const url = readAddress(value, own)
        return { attribute: name, url, directive, kind: kindOfAddress(url, own) }
      }),
  )
  const reached = urls.flatMap(({ attribute, url, directive, kind }): Reached[] =>
    url && kind === 'foreign' ? [{ attribute, url, directive }] : [],
  )
  return { reached, isOdd: urls.some(({ kind }) => kind === 'odd') }
}

const judgeScript = (attributes: Attributes, own: OwnPlace): Judgement => {
  const type = attributes.get('type')?.trim() ?? ''
  // Not `href`: only scripts in drawings load by it, and those never get here. Here its text runs.
  const address = attributes.get('src')
  if (address === undefined) {
    if (actedOn.test(type)) return drop
    return scripted.test(type) ? { kind: 'inline' } : keep
  }
  const url = readAddress(address, own)
  const kind = kindOfAddress(url, own)
  if (kind === 'foreign' && url)
    return { kind: 'block', reached: [{ attribute: 'src', url, directive: 'script-src' }] }
  return kind === 'own' && /^https?:$/.test(url?.protocol ?? '') ? keep : drop
}

const judgeFrame = (attribute: string, attributes: Attributes, own: OwnPlace): Judgement => {
  const address = attributes.get(attribute)
  if (address === undefined) return keep
  const url = readAddress(address, own)
  const kind = kindOfAddress(url, own)
  if (kind === 'foreign' && url)
    return { kind: 'frame', reached: [{ attribute, url, directive: 'frame-src' }] }
  return kind === 'own' && url?.protocol !== 'data:' ? keep : drop
}

const judgeLink = (attributes: Attributes, own: OwnPlace): Judgement => {
  const directive = directiveOfLink(attributes.get('rel') ?? '', attributes.get('as') ?? '')
  if (!directive) return keep
  const { reached, isOdd } = reachedBy(attributes, { href: directive, imagesrcset: 'img-src' }, own)
  if (reached.length) return { kind: 'block', reached }
  return isOdd ? drop : keep
}

const judgeLoaded = (name: string, attributes: Attributes, own: OwnPlace): Judgement => {
  const table = loads[name]
  const { reached } = table ? reachedBy(attributes, table, own) : { reached: [] }
  return reached.length ? { kind: 'block', reached } : keep
}

/** Drops animations that change an element's addresses. */
const judgeDrawing = (name: string, attributes: Attributes): Judgement | undefined => {
  if (/^(animate.*|set)$/.test(name) && /href|src/i.test(attributes.get('attributename') ?? '')) return drop
  return undefined
}

/** Decides on one element of a finished page, and takes away its attributes that may never be there. */
export const judgeElement = ({ name, attributes, isInside, path }: StartTag, own: OwnPlace): Judgement => {
  if (blockedElements.has(name) || (isInside && notInside.has(name))) return drop
  if (name === 'meta' && attributes.has('http-equiv')) return drop
  scrubActive(attributes)
  if (isInside) return keep
  const judgement =
    judgeDrawing(name, attributes) ??
    (name === 'script'
      ? isDataBlock(attributes)
        ? keep
        : judgeScript(attributes, own)
      : name in frameAddress
        ? judgeFrame(frameAddress[name] ?? '', attributes, own)
        : name === 'link'
          ? judgeLink(attributes, own)
          : judgeLoaded(name, attributes, own))
  if (judgement.kind === 'keep') scrubForeign(name, attributes, own)
  // Inside noscript a comment could end the element early, and it could not be restored without scripts.
  return judgement.kind !== 'keep' && path.includes('noscript') ? drop : judgement
}
