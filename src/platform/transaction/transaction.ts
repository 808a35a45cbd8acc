import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type RequestContext,
} from 'payload'
import { adapterOf, type TransactionEndings } from '../database/connection'

/** Runs `work` in a transaction: all that it does with its `req` is committed when this returns, or nothing is. */
export const inTransaction = async <T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
  context: RequestContext = {},
): Promise<T> => {
  const req = await createLocalReq({ context }, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Runs `work` in a transaction of the request itself, whose user the hooks see. A transaction that is open already goes on. */
export const inTransactionOf = async <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> => {
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

type Task = () => unknown

const endingsOf = async (req: PayloadRequest): Promise<TransactionEndings | undefined> => {
  const id = req.transactionID && String(await req.transactionID)
  return id ? adapterOf(req.payload).endings?.get(id) : undefined
}

/** Runs `task` after the request's transaction is committed; never if it is rolled back. */
export const afterCommit = async (req: PayloadRequest, task: Task): Promise<void> => {
  const endings = await endingsOf(req)
  if (endings) endings.committed.push(task)
  else await task()
}

/** Runs `task` after the request's transaction is rolled back. The last task runs first. */
export const afterRollback = async (req: PayloadRequest, task: Task): Promise<void> => {
  ;(await endingsOf(req))?.rolledBack.unshift(task)
}
