import { linkHref, type StoredLink } from '../../../platform/payload/link-href'
import { richTextToHtml } from '../../../platform/payload/rich-text/rich-text'
import { langOf, type Originals, untranslatedFields } from '../../../shared/language/original-texts'
import type { BlockText } from '../contract'
import type { ShowContext } from '../show-block.server'

// How the stored fields of blocks become what their components show. Drafts may lack required fields.

export interface BlockHtml {
  html: string
  lang?: string | undefined
}

export interface BlockLink {
  label: string
  href: string
}

/** A text of a block or one of its rows; undefined if it is empty. `originals` are the same block or row in other languages. */
export const blockText = <Row extends object>(
  row: Row,
  originals: Originals<Row> | undefined,
  field: keyof Row & string,
): BlockText | undefined => {
  const text = String(row[field] ?? '').trim()
  return text ? { text, lang: langOf(untranslatedFields(row, originals, [field]), field) } : undefined
}

/** A rich text of a block or one of its rows; undefined if it says nothing. `topLevel` is that of its first headings. */
export const blockHtml = <Row extends object>(
  row: Row,
  originals: Originals<Row> | undefined,
  field: keyof Row & string,
  ctx: ShowContext,
  topLevel: 2 | 3 | 4,
): BlockHtml | undefined => {
  const html = richTextToHtml(row[field], ctx, topLevel)
  return html ? { html, lang: langOf(untranslatedFields(row, originals, [field]), field) } : undefined
}

interface LabelledLink extends StoredLink {
  label?: string | null
}

/** A link; undefined if it has no text or leads nowhere. */
export const blockLink = (link: LabelledLink | null | undefined, ctx: ShowContext): BlockLink | undefined => {
  const href = link?.label ? linkHref(link, ctx) : undefined
  return href && link?.label ? { label: link.label, href } : undefined
}

export const blockLinks = (
  links: readonly LabelledLink[] | null | undefined,
  ctx: ShowContext,
): BlockLink[] => (links ?? []).flatMap((link) => blockLink(link, ctx) ?? [])

/** The document of a relationship; undefined if it was deleted. */
export const populated = <Doc extends { id: number }>(
  value: number | Doc | null | undefined,
): Doc | undefined => (typeof value === 'object' && value !== null ? value : undefined)
