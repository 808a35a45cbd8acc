import type { Payload, PayloadRequest } from 'payload'
import { readRows, runStatementIn, sql, t } from '../../../platform/database/statement'
import { judge, type SpamScore, type WordCount } from './bayes'
import { type Judged, tokensOf } from './tokens'

const sw = t.spam_words

export type Verdict = 'ham' | 'spam'

/** The key that counts comments. No word of a comment is written like this. */
const TOTAL = '#comments'

const perStatement = 500

const inParts = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / perStatement) }, (_, part) =>
    list.slice(part * perStatement, (part + 1) * perStatement),
  )

/** Always in the same order, to avoid deadlocks between moderators. */
const wordsOf = (comment: Judged) => [TOTAL, ...tokensOf(comment).map(({ word }) => word)].sort()

const count = async (req: PayloadRequest, comment: Judged, verdict: Verdict, step: 1 | -1) => {
  const [spam, ham] = verdict === 'spam' ? [step, 0] : [0, step]
  for (const words of inParts(wordsOf(comment))) {
    const rows = sql.join(
      words.map((word) => sql`(${word}, ${spam}, ${ham})`),
      sql`, `,
    )
    await runStatementIn(
      req,
      sql`insert into ${sw} (${sw.word}, ${sw.spam}, ${sw.ham}) values ${rows} on conflict (${sw.word}) do update set
        ${sw.spam} = case when ${sw}.${sw.spam} + excluded.${sw.spam} < 0 then 0 else ${sw}.${sw.spam} + excluded.${sw.spam} end,
        ${sw.ham} = case when ${sw}.${sw.ham} + excluded.${sw.ham} < 0 then 0 else ${sw}.${sw.ham} + excluded.${sw.ham} end`,
    )
  }
}

/** Runs in the transaction of the moderator's decision. */
export const learn = (req: PayloadRequest, comment: Judged, verdict: Verdict): Promise<void> =>
  count(req, comment, verdict, 1)

export const unlearn = (req: PayloadRequest, comment: Judged, verdict: Verdict): Promise<void> =>
  count(req, comment, verdict, -1)

/** Scores a comment; undefined while the filter has learned too little. */
export const scoreComment = async (payload: Payload, comment: Judged): Promise<SpamScore | undefined> => {
  const tokens = tokensOf(comment)
  const counts = new Map<string, WordCount>()
  for (const words of inParts([TOTAL, ...tokens.map(({ word }) => word)])) {
    const list = sql.join(
      words.map((word) => sql`${word}`),
      sql`, `,
    )
    const rows = await readRows(
      payload,
      sql`select ${sw.word}, ${sw.spam}, ${sw.ham} from ${sw} where ${sw.word} in (${list})`,
    )
    for (const { word, spam, ham } of rows) counts.set(String(word), { spam: Number(spam), ham: Number(ham) })
  }
  return judge(tokens, counts, counts.get(TOTAL) ?? { spam: 0, ham: 0 })
}
