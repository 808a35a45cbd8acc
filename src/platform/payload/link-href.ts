import { localiseTarget } from '../../shared/address/link-target'
import { accommodationPath, coursePath } from '../../shared/address/school-path'
import { slugPath } from '../../shared/address/slug-path'
import { allLanguages, hasPage } from '../../shared/language/site-languages'
import { localePath } from '../../shared/locale'
import { addressTag, documentTag, schoolTag } from '../../shared/tags'
import type { QueryContext } from './query'

export interface Linked {
  id: number
  slug?: string | null
  _status?: string | null
  /** The school of a course or accommodation: its id, or the whole document. */
  school?: number | { id: number; slug?: string | null; _status?: string | null } | null
}

type PathOf = (slug: string, linked: Linked) => string | undefined

const ofSchool =
  (path: (school: string, slug: string) => string): PathOf =>
  (slug, { school }) =>
    typeof school === 'object' && school?.slug && school._status !== 'draft'
      ? path(school.slug, slug)
      : undefined

const paths: Record<string, PathOf> = {
  schools: (slug) => slugPath('schools', slug),
  pages: (slug) => slugPath('pages', slug),
  posts: (slug) => slugPath('posts', slug),
  courses: ofSchool(coursePath),
  accommodation: ofSchool(accommodationPath),
}

export interface Reference {
  relationTo: string
  value: unknown
}

/** The path of a published document without the language; undefined if it has no page. */
export const documentPath = (relationTo: string, linked: Linked): string | undefined =>
  linked.slug && linked._status !== 'draft' ? paths[relationTo]?.(linked.slug, linked) : undefined

/** Not if the document is hidden because it is not translated. Staff who preview a draft see it. */
const isShown = (path: string, { locale, languages, draft }: QueryContext): boolean =>
  draft || !languages || hasPage(languages, locale, path)

/** The URL of a linked document; undefined if it is not published. */
export const linkedPath = (doc: Reference | null | undefined, ctx: QueryContext): string | undefined => {
  if (!doc?.value) return undefined
  const { relationTo } = doc
  // Only the id is left of a deleted document.
  const linked = (typeof doc.value === 'object' ? doc.value : { id: doc.value }) as Linked
  // Also for unpublished documents: publishing one brings the link back.
  ctx.tag(documentTag(relationTo, linked.id))
  if (typeof linked.school === 'object' && linked.school) ctx.tag(schoolTag(linked.school.id))
  const isPublic = ctx.draft || linked._status !== 'draft'
  const path = linked.slug && isPublic ? paths[relationTo]?.(linked.slug, linked) : undefined
  return path && isShown(path, ctx) ? localePath(ctx.locale, path) : undefined
}

/** Path of a link in a menu. Menus are on every page, so only a change of address renders all of them again. */
export const menuPath = (doc: Reference, ctx: QueryContext): string | undefined => {
  const { relationTo, value } = doc
  const linked = value as Linked | number
  if (typeof linked !== 'object') return undefined
  ctx.tag(addressTag(relationTo, linked.id))
  if (typeof linked.school === 'object' && linked.school) ctx.tag(addressTag('schools', linked.school.id))
  const path = documentPath(relationTo, linked)
  return path && isShown(path, ctx) ? localePath(ctx.locale, path) : undefined
}

/** The fields of `linkTargetFields`, as stored. */
export interface StoredLink {
  document?: Reference | null
  target?: string | null
}

/** Where a link of a block or menu leads; undefined if it leads nowhere, e.g. because its page is a draft. */
export const linkHref = ({ document, target }: StoredLink, ctx: QueryContext): string | undefined => {
  if (document) return linkedPath(document, ctx)
  if (!target) return undefined
  if (!target.startsWith('/')) return target
  const [path = '/'] = target.split(/[?#]/, 1)
  return isShown(path, ctx) ? localiseTarget(ctx.languages ?? allLanguages, ctx.locale, target) : undefined
}
