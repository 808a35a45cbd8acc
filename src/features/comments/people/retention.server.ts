import type { PayloadRequest } from 'payload'
import { named, readRowsIn, runStatementIn, sql, t } from '../../../platform/database/statement'
import { createSigner } from '../../../platform/http/signature'
import { deletedRows, documentsPart, rowsPart } from '../../../platform/retention/erase-steps'
import type { Period, Retention } from '../../../platform/retention/retention'
import { toSearchColumns } from '../moderation/list/search-terms'
import { emptyComment } from './empty-comment.server'
import { mergeWordIndex } from './word-index.server'

const c = t.comments

const adjustable = { unit: 'days', max: 10_950, canBeForever: true } as const satisfies Partial<Period>

/** Words of what was erased would still be in the index. */
const tidy: Retention['tidy'] = async (req, after) => {
  const hasMore = await mergeWordIndex(req, after === 0)
  return { erased: 0, ...(hasMore && { next: after + 1 }) }
}

const hasReplies = sql`exists (select 1 from ${c} as reply where reply.${c.parent} = ${c}.${c.id})`

/** The place of a comment stays as long as somebody's reply needs it. */
const eraseComment = async (req: PayloadRequest, id: number): Promise<void> => {
  const [row] = await readRowsIn(
    req,
    sql`select ${hasReplies} ${named('answered')} from ${c} where ${c.id} = ${id}`,
  )
  // Also what is deleted is emptied before, so that the spam filter forgets its words.
  await emptyComment(req, id)
  if (!row?.answered) await req.payload.delete({ collection: 'comments', id, depth: 0, req })
}

const commentsRetention: Retention = {
  key: 'comments',
  period: { ...adjustable, usual: null, min: 30 },
  tables: ['comments'],
  tidy,
  parts: [
    documentsPart({
      table: 'comments',
      isOld: (before) => sql`${c.created_at} < ${before} and (${c.erased} is not true or not ${hasReplies})`,
      remove: eraseComment,
    }),
  ],
}

/** Addresses of this domain belong to nobody, and no mail server delivers to them. */
const NOBODYS_DOMAIN = 'erased.invalid'

/** Ratings count once for each address, so rated comments of one author get the same address that says nothing. */
const nobodysAddress = ({ payload }: PayloadRequest, email: string): string => {
  const hash = createSigner(payload.secret, 'erased-address').sign(email.toLowerCase()).slice(0, 16)
  return `anonymous-${hash}@${NOBODYS_DOMAIN}`
}

const caseOf = (pairs: { id: number; value: string | null }[]) =>
  sql`case ${c.id} ${sql.join(
    pairs.map(({ id, value }) => sql`when ${id} then ${value}`),
    sql` `,
  )} end`

const addressesRetention: Retention = {
  key: 'commentAddresses',
  period: { ...adjustable, usual: 730, min: 30 },
  tables: ['comments'],
  tidy,
  parts: [
    rowsPart({
      table: 'comments',
      isOld: (before) =>
        sql`${c.created_at} < ${before} and ${c.email} > '' and ${c.email} not like ${`%@${NOBODYS_DOMAIN}`}`,
      erase: async (req, old) => {
        const rows = await readRowsIn(
          req,
          sql`select ${c.id}, ${c.author}, ${c.email}, ${c.rating} from ${c} where ${old}`,
        )
        if (!rows.length) return 0
        const erased = rows.map(({ id, author, email, rating }) => ({
          id: Number(id),
          email: rating === null ? null : nobodysAddress(req, String(email)),
          authorText: toSearchColumns({ author: author === null ? null : String(author) }).authorText,
        }))
        const emails = caseOf(erased.map(({ id, email }) => ({ id, value: email })))
        const texts = caseOf(erased.map(({ id, authorText }) => ({ id, value: authorText })))
        const ids = erased.map(({ id }) => id)
        // Without hooks: the history would get an entry for each, and nothing that visitors see changes.
        return runStatementIn(
          req,
          sql`update ${c} set ${c.email} = ${emails}, ${c.author_text} = ${texts}, ${c.wants_replies} = false where ${c.id} in ${ids}`,
        )
      },
    }),
  ],
}

const hashesRetention: Retention = {
  key: 'commentHashes',
  period: { ...adjustable, usual: 365, min: 7 },
  tables: ['comments'],
  parts: [
    rowsPart({
      table: 'comments',
      isOld: (before) =>
        sql`${c.created_at} < ${before} and (${c.ip_hash} is not null or ${c.once} is not null)`,
      erase: (req, old) =>
        runStatementIn(req, sql`update ${c} set ${c.ip_hash} = null, ${c.once} = null where ${old}`),
    }),
  ],
}

const historyRetention: Retention = {
  key: 'moderationHistory',
  period: { ...adjustable, usual: 1095, min: 30 },
  tables: ['comment_actions'],
  parts: [
    deletedRows({
      table: 'comment_actions',
      isOld: (before) => sql`${t.comment_actions.created_at} < ${before}`,
    }),
  ],
}

export const commentRetentions: readonly Retention[] = [
  commentsRetention,
  addressesRetention,
  hashesRetention,
  historyRetention,
]
