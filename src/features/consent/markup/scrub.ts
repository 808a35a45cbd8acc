import type { Attributes } from '../../../shared/html/attributes'
import { isOwnPath, kindOfAddress, type OwnPlace, readAddress, srcsetAddresses } from './addresses'

/** Elements that our pages never need and that could load, run or redirect something. */
export const blockedElements = new Set(
  'base style frame frameset portal fencedframe applet bgsound noembed noframes xmp plaintext'.split(' '),
)

/** Our policy forbids the first three; the others tell somebody that a link was followed or a picture seen. */
const never = /^(on.*|style|srcdoc|ping|attributionsrc)$/

/** Attributes by which some browser loads something. */
const loading = new Set(
  'src href xlink:href data poster background lowsrc dynsrc manifest codebase archive classid icon'.split(
    ' ',
  ),
)
const sets = new Set(['srcset', 'imagesrcset'])
const painted = new Set(
  'fill stroke filter mask clip-path marker marker-start marker-mid marker-end cursor'.split(' '),
)

/** Where a foreign address is only a link; those of the head have been judged by their kind. */
const followed = new Set(['a', 'area', 'link'])

const leading = new Set([...loading, 'action', 'formaction', 'to', 'from', 'by', 'values'])

/** Browsers ignore white space inside a scheme. */
const runs = (value: string) =>
  !isOwnPath(value) &&
  !value.startsWith('https://') &&
  /^(javascript|vbscript|livescript):/i.test(value.replace(/[\s\p{C}]/gu, ''))

/** Removes attributes that would run code, and inline styles, which our policy forbids. */
export const scrubActive = (attributes: Attributes): void => {
  for (const name of attributes.names())
    if (never.test(name) || (leading.has(name) && runs(attributes.get(name) ?? ''))) attributes.delete(name)
}

/** Removes every third-party address that would be loaded. */
export const scrubForeign = (name: string, attributes: Attributes, own: OwnPlace): void => {
  const isOwn = (value: string) => isOwnPath(value) || kindOfAddress(readAddress(value, own), own) === 'own'
  for (const attribute of attributes.names()) {
    const isRead = loading.has(attribute) || sets.has(attribute) || painted.has(attribute)
    const value = isRead ? (attributes.get(attribute) ?? '') : ''
    if (loading.has(attribute) && !(followed.has(name) && (attribute === 'href' || name === 'a'))) {
      if (!isOwn(value)) attributes.delete(attribute)
    } else if (sets.has(attribute)) {
      if (!srcsetAddresses(value).every(isOwn)) attributes.delete(attribute)
    } else if (painted.has(attribute) && /url\s*\(\s*(?!['"]?\s*#)/i.test(value)) attributes.delete(attribute)
  }
}
