import { cookieValues } from '../../../ui/helper-cookie'
import { type BlockListItem, type ConsentRecord, consentCookie, type ItemPlace } from '../contract'
import { isHost } from '../services/host-name'
import { add, type ConsentSite, foundItem, newItems, start } from './decide'

/**
 * The value of `pd_cc`: `1.<flags>.<receipt>.<allowed>.<refused>.<found>`.
 *
 * - flags: accepted 1, isSession 2, showModal 4, showMessage 8, added up, as one hexadecimal digit;
 * - allowed, refused: seven letters for each item of the site's list that the visitor has decided on;
 * - found: `+` or `-`, domain, `:`, name, `/` for each of the others.
 *
 * The configuration and the other properties of an item are not stored. All characters are safe in cookies and addresses,
 * so the value is the same before and after any decoding.
 */
const version = '1'
const maxLength = 3900
/**
 * Services that are not in the site's list, also in `shape`. Each takes time in the policy of every page, and anybody can send a
 * forged cookie.
 */
const maxFound = 20

/** FNV-1a, as seven letters and digits. */
export const itemKey = ({ name, domain, contain }: Pick<BlockListItem, 'name'> & ItemPlace): string => {
  let hash = 0x811c9dc5
  for (const letter of `${name}\n${domain ? `d${domain}` : `c${contain}`}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}

/** As in an address, with `*` for `%`. */
const write = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
    .replace(/[!'()*~]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    .replaceAll('%', '*')
const read = (text: string) => decodeURIComponent(text.replaceAll('*', '%'))

export const encodeRecord = (record: ConsentRecord, receiptId: string): string => {
  const flags =
    Number(record.accepted) +
    2 * Number(record.isSession) +
    4 * Number(record.showModal) +
    8 * Number(record.showMessage)
  const decided = record.blockList.filter(({ ignored, editable }) => ignored && editable)
  const keys = (actived: boolean) =>
    decided
      .filter((item) => item.userList && item.actived === actived)
      .map(itemKey)
      .join('')
  const head = [version, flags.toString(16), receiptId, keys(true), keys(false), ''].join('.')
  // Entries that do not fit are dropped and asked about again; allowed ones are written first.
  let value = head
  let count = 0
  for (const sign of ['+', '-'])
    for (const { actived, userList, domain, name } of decided) {
      if (userList || actived !== (sign === '+') || !isHost(domain)) continue
      const part = `${sign}${write(domain)}:${write(name)}/`
      if (count === maxFound || value.length + part.length > maxLength) continue
      value += part
      count++
    }
  return value
}

const readFound = (text: string): BlockListItem[] =>
  [...text.matchAll(/([+-])([^:]+):([^/]+)\//g)].map(([, sign, domain = '', name = '']) => ({
    ...foundItem({ name: read(name), domain: read(domain) }),
    actived: sign === '+',
    ignored: true,
    new: false,
    reportable: false,
  }))

const keysOf = (text: string) => new Set(text.match(/.{7}/g))

/** A found domain is a host with an optional port; a policy accepts nothing else. */
const shape =
  /^1\.([\da-f])\.([\w-]{8,64})\.((?:\w{7})*)\.((?:\w{7})*)\.((?:[+-][\w.-]+(?:\*3A\d+)?:[\w*.-]+\/){0,20})$/

/** A longer value is not read. */
export const maxRecordLength = 4096

/** Never throws: undefined for a broken, foreign or oversized value. */
const parse = (value: string | undefined) => {
  const match = value && value.length <= maxRecordLength && shape.exec(value)
  if (!match) return undefined
  const [, flags, receipt, allowed = '', refused = '', found = ''] = match
  try {
    return {
      flags: Number(`0x${flags}`),
      receipt,
      yes: keysOf(allowed),
      no: keysOf(refused),
      found: readFound(found),
    }
  } catch {
    return undefined
  }
}

/**
 * Finds the decision in a cookie header. Another cookie of that name, from a parent domain or a longer path, may come
 * before ours.
 */
export const recordValue = (cookies: string | undefined): string | undefined =>
  cookieValues(cookies ?? '', consentCookie).find(parse)

/** An invalid value counts as no decision. */
export const decodeRecord = (
  cookieValue: string | undefined,
  site: ConsentSite,
): { record: ConsentRecord; receipt?: string; decided: boolean } => {
  const record = start(site)
  const said = parse(cookieValue)
  if (!said) return { record, decided: false }
  const { flags, receipt, yes, no } = said
  const blockList = record.blockList.map((item, index) => {
    const key = site.keys[index] as string
    // If both lists contain it, it is refused.
    const ignored = item.editable && (yes.has(key) || no.has(key))
    return ignored ? { ...item, ignored, actived: !no.has(key) } : item
  })
  const decided = {
    ...record,
    accepted: Boolean(flags & 1),
    isSession: Boolean(flags & 2),
    showMessage: Boolean(flags & 8),
    blockList,
  }
  // A group that has been added to the site's list since is asked about as the site lists it.
  return { record: newItems(add(decided, said.found)), receipt, decided: true }
}
