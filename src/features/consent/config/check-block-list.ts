import type { BlockListItem } from '../contract'
import { foundItem } from '../decision/decide'
import { collectWarnings, isFields, merge, type Warning } from './check-config'

/** Set by the page and the record; ignored in a site's list. */
const notForSites = { reportable: false, userList: true, new: false, ignored: false }

/** The defaults of an item. */
const blank = { ...foundItem({ name: '', domain: '' }), ...notForSites }

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * Checks a block list. One item with both or neither of `domain` and `contain` makes the whole list invalid. An item
 * without a name is named after its service, otherwise after what it blocks.
 */
export const checkBlockList = (
  value: unknown,
  serviceOf?: (item: BlockListItem) => string | undefined,
): { items: BlockListItem[]; warnings: Warning[] } => {
  const { warnings, warn } = collectWarnings('The list')
  const items: BlockListItem[] = []
  const list = Array.isArray(value) ? value : []
  if (list !== value) warn('', 'must be a list')
  for (const [index, given] of list.entries()) {
    const fields = isFields(given) ? given : {}
    const domain = textOf(fields.domain)
    const contain = textOf(fields.contain)
    if (!domain === !contain) {
      warnings.length = 0
      warn(`[${index}]`, 'must have either domain or contain; the whole list is refused')
      return { items: [], warnings }
    }
    const item = merge({ ...fields, domain, contain }, blank, `[${index}].`, warn)
    const name = item.name.trim() || serviceOf?.(item) || domain || contain
    items.push({ ...item, ...notForSites, name })
  }
  return { items, warnings }
}
