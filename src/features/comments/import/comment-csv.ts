import { slugPath } from '../../../shared/address/slug-path'
import type { DocumentAddress, StoredContent } from '../contract'

/** The columns of our own export, in order. */
export const csvColumns = [
  'id',
  'parent',
  'school',
  'author',
  'email',
  'url',
  'content',
  'state',
  'rating',
  'language',
  'created',
  'staff',
  'verified',
  'erased',
] as const
type CsvColumn = (typeof csvColumns)[number]

/** Names that other programs use. */
const otherNames: Record<string, CsvColumn> = {
  comment_id: 'id',
  number: 'id',
  parent_id: 'parent',
  comment_parent: 'parent',
  name: 'author',
  comment_author: 'author',
  'e-mail': 'email',
  mail: 'email',
  comment_author_email: 'email',
  website: 'url',
  comment_author_url: 'url',
  comment: 'content',
  text: 'content',
  body: 'content',
  message: 'content',
  comment_content: 'content',
  status: 'state',
  approved: 'state',
  comment_approved: 'state',
  stars: 'rating',
  lang: 'language',
  locale: 'language',
  date: 'created',
  created_at: 'created',
  createdat: 'created',
  comment_date_gmt: 'created',
}

export const columnOf = (name: string): CsvColumn | undefined =>
  csvColumns.find((column) => column === name) ??
  (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined)

/** How the column `school` names a document: a school by its slug, a post or page by its path. */
export const csvDocument = ({ type, slug }: DocumentAddress): string =>
  type === 'schools' || !slug ? slug : slugPath(type, slug)

export interface CsvComment extends Omit<StoredContent, 'createdAt'> {
  id: number
  parent: number
  school: string
  created: string
  staff: boolean
  verified: boolean
  erased: boolean
}

/** A comment as a row of our export. */
export const csvCells = (comment: CsvComment): string[] =>
  csvColumns.map((column) => {
    const value = comment[column]
    if (typeof value === 'boolean') return value ? 'yes' : ''
    return String(value ?? '')
  })
