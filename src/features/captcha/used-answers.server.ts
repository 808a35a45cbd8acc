import type { Payload, PayloadRequest } from 'payload'
import { claim } from '../../platform/database/claims'
import { inTransaction } from '../../platform/transaction/transaction'
import type { RightAnswer } from './contract'

type Answer = Pick<RightAnswer, 'id' | 'until'>

/** Marks an answer until it expires; false if it is marked already. */
const mark = (req: PayloadRequest, id: string, until: Date): Promise<boolean> =>
  claim(req, `captcha:${id}`, until.getTime() - Date.now())

/** Marks an answer as used, in the transaction that stores the form; false if it was used before. */
export const spend = (req: PayloadRequest, { id, until }: Answer): Promise<boolean> => mark(req, id, until)

/** Counts a wrong answer to a question. After the second one the question is marked as used, so its right answer is refused. */
export const noteWrongAnswer = (payload: Payload, { id, until }: Answer): Promise<void> =>
  inTransaction(payload, async (req) => {
    const isFirst = await mark(req, `${id}:wrong`, until)
    if (!isFirst) await mark(req, id, until)
  })
