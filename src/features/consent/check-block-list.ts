import type { BlockListItem } from './contract'
import { merge } from './merge-config'
import { isFields, type Warning } from './warning'

/** The page and the record know these; a site that sets them means nothing by it. */
const notForSites = { reportable: false, userList: true, new: false, ignored: false }

/** An item where the site says nothing. */
const blank = { name: '', actived: false, editable: true, visible: true, report: false, ...notForSites }

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * The site's list. One item with both or neither of `domain` and `contain` refuses it whole: what else it says is not to
 * be trusted. An item without a name is named after its service, and otherwise by what it blocks.
 */
export const checkBlockList = (
  value: unknown,
  serviceOf?: (item: Pick<BlockListItem, 'domain' | 'contain'>) => string | undefined,
): { items: BlockListItem[]; warnings: Warning[] } => {
  const warnings: Warning[] = []
  const items: BlockListItem[] = []
  const warn = (path: string, text: string) =>
    warnings.push({ path, message: `${path || 'The list'} ${text}.` })
  if (!Array.isArray(value)) warn('', 'must be a list')
  for (const [index, given] of (Array.isArray(value) ? value : []).entries()) {
    const fields = isFields(given) ? given : {}
    const domain = textOf(fields.domain)
    const contain = textOf(fields.contain)
    if (Boolean(domain) === Boolean(contain)) {
      warnings.length = 0
      warn(
        `[${index}]`,
        `has ${domain ? 'both' : 'neither'} a domain and a contain value: the whole list is refused`,
      )
      return { items: [], warnings }
    }
    const { domain: _domain, contain: _contain, ...others } = fields
    const item = merge(others, blank, `[${index}].`, warn)
    const place = domain ? { domain } : { contain }
    const name = textOf(item.name) || serviceOf?.(place) || domain || contain
    items.push({ ...place, ...item, ...notForSites, name })
  }
  return { items, warnings }
}
