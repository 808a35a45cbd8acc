import type { Payload, PayloadRequest } from 'payload'
import { named, readRows, sql, t } from '../../platform/database/statement'
import { findAll } from '../../platform/payload/find-documents'
import { loadSiteLanguages } from '../../platform/payload/languages/site-languages'
import { type QueryContext, readIn } from '../../platform/payload/query'
import type { OwnSchools } from '../../platform/payload/school-scope'
import type { Locale } from '../../shared/locale'
import { getPostName } from '../news/queries.server'
import { getPageName } from '../pages/queries.server'
import { getSchoolName } from '../schools/queries.server'
import {
  type CommentedDocument,
  type CommentedType,
  commentedTypes,
  type DocumentAddress,
  type DocumentReference,
} from './contract'
import { documentFields, documentOf, referenceText } from './documents'

const c = t.comments
const s = t.schools

/** The column of a kind of document, in statements. */
const columnOf = (type: CommentedType) => c[`${documentFields[type]}_id`]

/** The comments of a document, in statements. */
export const inThread = ({ type, id }: DocumentReference) => sql`${columnOf(type)} = ${id}`

export const documentColumns = sql.join(commentedTypes.map(columnOf), sql`, `)

/** Their values for a comment on this document. */
export const documentValues = ({ type, id }: DocumentReference) =>
  sql.join(
    commentedTypes.map((one) => sql`${one === type ? id : null}`),
    sql`, `,
  )

export const documentOfRow = (row: Record<string, unknown>): DocumentReference =>
  documentOf(
    Object.fromEntries(
      Object.values(documentFields).map((field) => [field, Number(row[`${field}_id`] ?? 0) || null]),
    ),
  )

/** The rows of documents of one kind that these comments belong to. */
export const ownersOf = (type: CommentedType, comments: readonly number[]) =>
  sql`select ${t[type].id} from ${t[type]} where ${t[type].id} in (select ${columnOf(type)} from ${c} where ${c.id} in ${comments})`

/** A published document, as public pages need it. */
export interface ShownDocument extends CommentedDocument {
  updatedAt: string
  /** Visitors may write. Comments that exist stay visible when a document is closed. */
  isOpen: boolean
  shareImage?: string | undefined
}

interface ReadOptions {
  withPicture?: boolean
}

type Read = (
  ctx: QueryContext,
  slug: string,
  options: ReadOptions,
) => Promise<(Omit<ShownDocument, 'type' | 'isOpen'> & { commentsOpen?: boolean }) | undefined>

/** The owners of the documents say which are public and what they are called. */
const readers: Record<CommentedType, Read> = {
  schools: getSchoolName,
  posts: getPostName,
  pages: getPageName,
}

/** A published document by its address. Schools are always open. */
export const getDocument = async (
  ctx: QueryContext,
  { type, slug }: DocumentAddress,
  options: ReadOptions = {},
): Promise<ShownDocument | undefined> => {
  const found = await readers[type](ctx, slug, options)
  if (!found) return undefined
  const { commentsOpen = true, ...document } = found
  return { ...document, type, isOpen: commentsOpen }
}

/** In whose name a mail is sent. */
export interface MailSender {
  name: string
  email?: string | null
  town?: string | null
  officeLanguage?: string | null
}

type ReadIn = ReturnType<typeof readIn>

const findSchool = (req: PayloadRequest, id: number, language: ReadIn) =>
  req.payload.findByID({
    collection: 'schools',
    id,
    select: { name: true, slug: true, email: true, town: true, officeLanguage: true },
    ...language,
    depth: 0,
    req,
  })

const findSite = async (req: PayloadRequest, language: ReadIn): Promise<MailSender> => {
  const { name, email } = await req.payload.findGlobal({ slug: 'site-settings', ...language, depth: 0, req })
  return { name, email }
}

/**
 * A document with the sender of mails about it: its school or, if it has none, the site. Missing translations come from the
 * default language of the site. Without a language, as for staff, all texts do.
 */
export const findForMail = async (
  req: PayloadRequest,
  { type, id }: DocumentReference,
  locale?: Locale,
): Promise<CommentedDocument & { sender: MailSender }> => {
  const languages = await loadSiteLanguages(req.payload, req)
  const language = readIn({ locale: locale ?? languages.main, languages })
  if (type === 'schools') {
    const sender = await findSchool(req, id, language)
    return { type, id, slug: sender.slug, name: sender.name, sender }
  }
  const doc = await req.payload.findByID({
    collection: type,
    id,
    select: { title: true, slug: true, school: true },
    ...language,
    depth: 0,
    req,
  })
  const school = 'school' in doc && typeof doc.school === 'number' ? doc.school : undefined
  const sender = school ? await findSchool(req, school, language) : await findSite(req, language)
  return { type, id, slug: doc.slug, name: doc.title || doc.slug, sender }
}

/** SQL, because Payload's `find` takes ten times as long. Titles are localised; moderators read English. */
const namesQuery = (type: CommentedType, ids: readonly number[]) =>
  type === 'schools'
    ? sql`select ${s.id}, ${s.name}, ${s.slug} from ${s} where ${s.id} in ${ids}`
    : sql`select owner.${t[type].id}, owner.${t[type].slug}, texts.${t[`${type}_locales`].title} ${named('name')} from ${t[type]} as owner
        left join ${t[`${type}_locales`]} as texts on texts.${t[`${type}_locales`]._parent_id} = owner.${t[type].id}
          and texts.${t[`${type}_locales`]._locale} = 'en'
        where owner.${t[type].id} in ${ids}`

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Names and addresses of documents for moderators; drafts as well. */
export const readDocuments = async (
  payload: Payload,
  references: readonly DocumentReference[],
): Promise<(reference: DocumentReference) => CommentedDocument> => {
  const found = new Map<string, CommentedDocument>()
  for (const type of commentedTypes) {
    const ids = [...new Set(references.flatMap((one) => (one.type === type ? one.id : [])))]
    // PostgreSQL does not accept `in ()`.
    const rows = ids.length ? await readRows(payload, namesQuery(type, ids)) : []
    for (const { id, name, slug } of rows) {
      const document = { type, id: Number(id), slug: text(slug), name: text(name) }
      found.set(referenceText(document), document)
    }
  }
  return (reference) => found.get(referenceText(reference)) ?? { ...reference, slug: '', name: '' }
}

/** The ids of the documents of one kind that have comments of some sort. */
export const listCommentedIds = async (
  payload: Payload,
  type: CommentedType,
  where: unknown = sql`1 = 1`,
): Promise<number[]> => {
  const column = columnOf(type)
  const rows = await readRows(
    payload,
    sql`select distinct ${column} ${named('id')} from ${c} where ${column} is not null and ${where}`,
  )
  return rows.map(({ id }) => Number(id))
}

/** The posts and pages that have comments, by name. */
export const listCommented = async (payload: Payload, schools: OwnSchools): Promise<CommentedDocument[]> => {
  const references: DocumentReference[] = []
  for (const type of commentedTypes) {
    // Pages belong to no school.
    if (type === 'schools' || (schools && type === 'pages')) continue
    const own = schools
      ? { id: { in: await listCommentedIds(payload, type) }, school: { in: [...schools] } }
      : undefined
    const ids = own
      ? (await findAll(payload, 'posts', own, { select: {} })).map(({ id }) => id)
      : await listCommentedIds(payload, type)
    references.push(...ids.map((id) => ({ type, id })))
  }
  const documents = references.map(await readDocuments(payload, references))
  return documents.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id)
}
