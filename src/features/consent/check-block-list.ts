import type { BlockListItem } from './contract'
import { isFields, type Warning } from './warning'

const flags = { actived: false, editable: true, visible: true, report: false } as const

/** The page and the record know these; a site that sets them means nothing by it. */
const notForSites = ['reportable', 'userList', 'new', 'ignored']
const known = new Set(['name', 'domain', 'contain', ...Object.keys(flags), ...notForSites])

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * The site's list. One item with both or neither of `domain` and `contain` refuses it whole: what else it says is not to
 * be trusted. An item without a name is named after its service, and otherwise by what it blocks.
 */
export const checkBlockList = (
  value: unknown,
  serviceOf: (item: Pick<BlockListItem, 'domain' | 'contain'>) => string | undefined = () => undefined,
): { items: BlockListItem[]; warnings: Warning[] } => {
  const refuse = (path: string, message: string) => ({ items: [], warnings: [{ path, message }] })
  if (!Array.isArray(value)) return refuse('', 'The block list must be a list.')
  const warnings: Warning[] = []
  const items: BlockListItem[] = []
  for (const [index, given] of value.entries()) {
    const at = `[${index}]`
    if (!isFields(given)) return refuse(at, `${at} must be an object; the whole list is refused.`)
    const warn = (property: string, message: string) =>
      warnings.push({ path: `${at}.${property}`, message: `${at}.${property} ${message}.` })
    const domain = textOf(given.domain)
    const contain = textOf(given.contain)
    if (Boolean(domain) === Boolean(contain)) {
      const which = domain ? 'both a domain and a contain value' : 'neither a domain nor a contain value'
      return refuse(at, `${at} has ${which}; the whole list is refused.`)
    }
    for (const property of Object.keys(given))
      if (!known.has(property)) warn(property, 'is not a known property')
    if (given.name !== undefined && typeof given.name !== 'string') warn('name', 'must be a text')
    const flag = (property: keyof typeof flags) => {
      const set = given[property]
      if (typeof set === 'boolean') return set
      if (set !== undefined) warn(property, 'must be true or false')
      return flags[property]
    }
    const place = domain ? { domain } : { contain }
    items.push({
      ...place,
      name: textOf(given.name) || serviceOf(place) || domain || contain,
      actived: flag('actived'),
      editable: flag('editable'),
      visible: flag('visible'),
      report: flag('report'),
      reportable: false,
      userList: true,
      new: false,
      ignored: false,
    })
  }
  return { items, warnings }
}
