import type { BlockListItem, ConsentConfig, ConsentRecord } from '../contract'

/** The site's settings, before any decision. */
export interface ConsentSite {
  config: ConsentConfig
  items: BlockListItem[]
  /** The `itemKey` of each item, which names it in the cookie. */
  keys: string[]
}

/** A service that was found on a page and is not in the site's list. */
export interface FoundItem {
  name: string
  domain: string
}

const isOpen = (item: BlockListItem) => item.editable && !item.ignored

/** The dialog is shown as long as a visible item is undecided. */
const withModal = (record: ConsentRecord): ConsentRecord => ({
  ...record,
  showModal: record.blockList.some((item) => isOpen(item) && item.visible),
})

/** The visitor has closed the bar: only then does a record with refused items not show it. */
const isDismissed = ({ showMessage, blockList }: ConsentRecord) =>
  !showMessage && blockList.some(({ ignored, actived }) => ignored && !actived)

/** Decides on every editable item; locked items keep the site's default. A closed bar stays closed. */
const settle = (
  record: ConsentRecord,
  choose: (item: BlockListItem) => boolean,
  flags: Partial<ConsentRecord> = {},
): ConsentRecord => ({
  ...record,
  showMessage: !isDismissed(record),
  ...flags,
  showModal: false,
  blockList: record.blockList.map((item) =>
    item.editable ? { ...item, actived: choose(item), new: false, ignored: true } : { ...item, new: false },
  ),
})

const forOneYear = { accepted: true, isSession: false }

/** The record of a visitor who has not decided: the site's defaults. */
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

/** Allows what was undecided and keeps earlier decisions. Its opposite is `close`. */
export const acceptNew = (record: ConsentRecord): ConsentRecord =>
  settle(record, (item) => !item.ignored || item.actived, { ...forOneYear, showMessage: record.showMessage })

export const reject = (record: ConsentRecord): ConsentRecord =>
  settle(record, () => false, { accepted: false, isSession: true })

/** Refuses what was undecided and keeps earlier decisions and their duration. */
export const close = (record: ConsentRecord): ConsentRecord =>
  settle(record, (item) => item.ignored && item.actived)

/** Closes the bar. Before any decision it is the bar of the browser's signal, which has refused everything. */
export const dismiss = (record: ConsentRecord): ConsentRecord => ({
  ...(record.blockList.some((item) => item.ignored) ? record : close(record)),
  showMessage: false,
})

/** Allows exactly these groups. Groups without a row in the dialog are refused. */
export const save = (record: ConsentRecord, groups: Iterable<string>): ConsentRecord => {
  const allowed = new Set(groups)
  return settle(record, (item) => allowed.has(item.name), forOneYear)
}

/** "Always allow": decides on these groups only; the others stay undecided. */
export const allow = (record: ConsentRecord, groups: Iterable<string>): ConsentRecord => {
  const allowed = new Set(groups)
  const blockList = record.blockList.map((item) =>
    item.editable && allowed.has(item.name) ? { ...item, actived: true, new: false, ignored: true } : item,
  )
  return withModal({ ...record, ...forOneYear, blockList })
}

/** Adds items to the record; groups that are already in it stay unchanged. */
export const add = (record: ConsentRecord, items: BlockListItem[]): ConsentRecord => {
  const more = items.filter(({ name }) => !record.blockList.some((item) => item.name === name))
  return withModal({ ...record, blockList: [...record.blockList, ...more] })
}

/** Adds items of a page script. The cookie stores only choices, so the script's flags are applied to groups it already has. */
export const authored = (record: ConsentRecord, items: BlockListItem[]): ConsentRecord => {
  const blockList = record.blockList.map((item) => {
    const own = !item.userList && items.find((other) => other.name === item.name)
    if (!own) return item
    const { editable, visible, report } = own
    // A locked item is refused: a page script cannot allow anything.
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

/** Adds groups found on the page. Those of the list are marked as hidden content; the others are added as new. */
export const addFound = (record: ConsentRecord, met: FoundItem[]): ConsentRecord => {
  // Without a host it could not be allowed: the policy needs one.
  const places = new Map(
    met.filter((item) => item.domain).map((item) => [`${item.name}|${item.domain}`, item]),
  )
  const blockList = record.blockList.map((item) =>
    met.some((other) => other.name === item.name) ? { ...item, reportable: true } : item,
  )
  return add({ ...record, blockList }, [...places.values()].map(foundItem))
}

/** Global Privacy Control refuses what is undecided and does not open the dialog. */
export const gpc = (record: ConsentRecord): ConsentRecord => ({
  ...record,
  showModal: false,
  blockList: record.blockList.map((item) => (isOpen(item) ? { ...item, actived: false } : item)),
})

export const groupsWith = (record: ConsentRecord, matches: (item: BlockListItem) => boolean): Set<string> =>
  new Set(record.blockList.filter(matches).map((item) => item.name))

/** A group is allowed if all its items are: a domain added to it later needs a new decision. */
export const allowedGroups = (record: ConsentRecord): Set<string> => {
  const refused = groupsWith(record, (item) => !item.actived)
  return groupsWith(record, (item) => !refused.has(item.name))
}

/** The groups that the dialog asks about: all at first, later only new ones. */
export const groupsToAsk = (record: ConsentRecord): Set<string> =>
  groupsWith(record, (item) => isOpen(item) && item.visible)

/**
 * Whether the dialog opens by itself: for undecided services of the site's list, and if the site has chosen so, only for those
 * that this page would load. What is only found on a page asks in its place.
 */
export const mustAsk = ({ showModal, config, blockList }: ConsentRecord): boolean =>
  showModal &&
  blockList.some(
    (item) => isOpen(item) && item.visible && item.userList && (config.opens === 'always' || item.reportable),
  )

/** The groups that the bar names: blocked on this page, and set to be reported. */
export const groupsToReport = (record: ConsentRecord): Set<string> => {
  const allowed = allowedGroups(record)
  return groupsWith(
    record,
    (item) => item.report && item.reportable && item.editable && !allowed.has(item.name),
  )
}
