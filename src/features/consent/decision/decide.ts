import type { BlockListItem, ConsentConfig, ConsentRecord } from '../contract'

/** What the site says, before the visitor does. */
export interface ConsentSite {
  config: ConsentConfig
  items: BlockListItem[]
  /** How the cookie names each of the items: `itemKey` of it. */
  keys: string[]
}

/** A service met on a page that the site's list does not have. */
export interface FoundItem {
  name: string
  domain: string
}

const isOpen = (item: BlockListItem) => item.editable && !item.ignored

/** The dialog is there as long as something is to be asked. */
const withModal = (record: ConsentRecord): ConsentRecord => ({
  ...record,
  showModal: record.blockList.some((item) => isOpen(item) && item.visible),
})

/** Decides on each item that the visitor may decide on; what is locked stays as the site says. */
const settle = (
  record: ConsentRecord,
  choose: (item: BlockListItem) => boolean,
  flags: Partial<ConsentRecord> = {},
): ConsentRecord => ({
  ...record,
  showMessage: true,
  ...flags,
  showModal: false,
  blockList: record.blockList.map((item) =>
    item.editable ? { ...item, actived: choose(item), new: false, ignored: true } : { ...item, new: false },
  ),
})

const forOneYear = { accepted: true, isSession: false }

/** Nobody has chosen anything: the site's own defaults count. */
export const start = ({ config, items }: Pick<ConsentSite, 'config' | 'items'>): ConsentRecord =>
  withModal({
    accepted: false,
    isSession: true,
    showModal: false,
    showMessage: false,
    config,
    blockList: items,
  })

/** After an earlier decision: what the visitor has not decided on is new. */
export const newItems = (record: ConsentRecord): ConsentRecord =>
  withModal({ ...record, blockList: record.blockList.map((item) => ({ ...item, new: isOpen(item) })) })

export const accept = (record: ConsentRecord): ConsentRecord =>
  settle(record, () => true, { ...forOneYear, showMessage: false })

/** Allows what was open and leaves what was decided earlier; to refuse it in this way is to close. */
export const acceptNew = (record: ConsentRecord): ConsentRecord =>
  settle(record, (item) => !item.ignored || item.actived, { ...forOneYear, showMessage: record.showMessage })

export const reject = (record: ConsentRecord): ConsentRecord =>
  settle(record, () => false, { accepted: false, isSession: true })

/** Refuses what was open and leaves what was decided earlier, and how long that lasts. */
export const close = (record: ConsentRecord): ConsentRecord =>
  settle(record, (item) => item.ignored && item.actived)

/** Exactly these groups; one without a row in the dialog is not among them. */
export const save = (record: ConsentRecord, groups: Iterable<string>): ConsentRecord => {
  const allowed = new Set(groups)
  return settle(record, ({ name }) => allowed.has(name), forOneYear)
}

/** "Always allow": these groups and nothing else is decided; the rest is asked for when its turn comes. */
export const allow = (record: ConsentRecord, groups: Iterable<string>): ConsentRecord => {
  const allowed = new Set(groups)
  const blockList = record.blockList.map((item) =>
    item.editable && allowed.has(item.name) ? { ...item, actived: true, new: false, ignored: true } : item,
  )
  return withModal({ ...record, ...forOneYear, blockList })
}

/** More than the site's list: a group that is in the record already stays as it is there. */
export const add = (record: ConsentRecord, items: BlockListItem[]): ConsentRecord => {
  const more = items.filter(({ name }) => !record.blockList.some((item) => item.name === name))
  return withModal({ ...record, blockList: [...record.blockList, ...more] })
}

/** What a script of the page lists. The cookie keeps choices, not how the page describes a group: that is laid over it. */
export const authored = (record: ConsentRecord, items: BlockListItem[]): ConsentRecord => {
  const blockList = record.blockList.map((item) => {
    const own = !item.userList && items.find(({ name }) => name === item.name)
    if (!own) return item
    const { editable, visible, report } = own
    // What is locked is as the page has it, and no page can allow anything.
    return { ...item, editable, visible, report, actived: item.actived && editable }
  })
  return add({ ...record, blockList }, items)
}

export const foundItem = ({ name, domain }: FoundItem): BlockListItem => ({
  name,
  domain,
  contain: '',
  actived: false,
  editable: true,
  visible: true,
  report: false,
  reportable: true,
  userList: false,
  new: true,
  ignored: false,
})

/** Groups met on the page. Those of the list have hidden something; the others come on top of it, and are new. */
export const found = (record: ConsentRecord, met: FoundItem[]): ConsentRecord => {
  // Without a host it could not be allowed: no policy could name it.
  const places = new Map(
    met.filter(({ domain }) => domain).map((item) => [`${item.name}|${item.domain}`, item]),
  )
  const blockList = record.blockList.map((item) =>
    met.some(({ name }) => name === item.name) ? { ...item, reportable: true } : item,
  )
  return add({ ...record, blockList }, [...places.values()].map(foundItem))
}

/** Global Privacy Control refuses what the visitor has not decided on, and spares them the question. */
export const gpc = (record: ConsentRecord): ConsentRecord => ({
  ...record,
  showModal: false,
  blockList: record.blockList.map((item) => (isOpen(item) ? { ...item, actived: false } : item)),
})

export const groupsWith = (record: ConsentRecord, matches: (item: BlockListItem) => boolean): Set<string> =>
  new Set(record.blockList.filter(matches).map(({ name }) => name))

/** A group is allowed when all that belongs to it is: a domain added to an old group waits for the visitor. */
export const allowedGroups = (record: ConsentRecord): Set<string> => {
  const refused = groupsWith(record, ({ actived }) => !actived)
  return groupsWith(record, ({ name }) => !refused.has(name))
}

/** Nothing is refused, so nothing that is stored can be of a group that is. */
export const allowsAll = ({ blockList }: ConsentRecord): boolean =>
  blockList.length > 0 && blockList.every(({ actived }) => actived)

/** What the dialog asks for: everything at first, later only what is new. */
export const groupsToAsk = (record: ConsentRecord): Set<string> =>
  groupsWith(record, (item) => isOpen(item) && item.visible)

/** What the bar at the bottom names: hidden here, and the site wants it said. */
export const groupsToReport = (record: ConsentRecord): Set<string> => {
  const allowed = allowedGroups(record)
  return groupsWith(
    record,
    (item) => item.report && item.reportable && item.editable && !allowed.has(item.name),
  )
}
