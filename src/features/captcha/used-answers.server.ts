import type { Payload, PayloadRequest } from 'payload'
import { claim } from '../../platform/database/claims'
import { inTransaction } from '../../platform/transaction/transaction'
import type { RightAnswer } from './contract'

type Asked = Pick<RightAnswer, 'id' | 'until'>

/** Marks an answer until it expires; false when somebody has marked it before. */
const mark = (req: PayloadRequest, id: string, until: Date): Promise<boolean> =>
  claim(req, `captcha:${id}`, until.getTime() - Date.now())

/** Uses an answer up, in the transaction of what it protects; false when it was used up before. */
export const spend = (req: PayloadRequest, { id, until }: Asked): Promise<boolean> => mark(req, id, until)

/** Notes a wrong answer to a question. The second one uses the question up: its right answer is refused from then on. */
export const noteWrongAnswer = (payload: Payload, { id, until }: Asked): Promise<void> =>
  inTransaction(payload, async (req) => {
    const isFirst = await mark(req, `${id}:wrong`, until)
    if (!isFirst) await mark(req, id, until)
  })
