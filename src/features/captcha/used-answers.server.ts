import type { Payload, PayloadRequest } from 'payload'
import { runStatementIn, sql } from '../../platform/database/statement'
import { inTransaction } from '../../platform/transaction/transaction'
import type { RightAnswer } from './contract'

// Marks in the database count on every node and survive a restart.

type Asked = Pick<RightAnswer, 'id' | 'until'>

/** Keys sort by the second until which they count, so what has expired is one range. */
const keyAt = (until: Date, id = '') => `captcha:${Math.floor(until.getTime() / 1000)}:${id}`

/** False when somebody has set this mark before. One statement decides, however many try at once. */
const mark = async (req: PayloadRequest, key: string): Promise<boolean> =>
  (await runStatementIn(
    req,
    sql`insert into payload_kv (key, data) values (${key}, '{}') on conflict (key) do nothing`,
  )) === 1

const deleteExpired = (req: PayloadRequest) =>
  runStatementIn(req, sql`delete from payload_kv where key > 'captcha:' and key < ${keyAt(new Date())}`)

/** Uses an answer up, in the transaction of what it protects; false when it was used up before. */
export const spend = async (req: PayloadRequest, { id, until }: Asked): Promise<boolean> => {
  await deleteExpired(req)
  return mark(req, keyAt(until, id))
}

/** Notes a wrong answer to a question. The second one uses the question up: its right answer is refused from then on. */
export const noteWrongAnswer = (payload: Payload, { id, until }: Asked): Promise<void> =>
  inTransaction(payload, async (req) => {
    await deleteExpired(req)
    const isFirst = await mark(req, keyAt(until, `${id}:wrong`))
    if (!isFirst) await mark(req, keyAt(until, id))
  })
