import { randomBytes } from 'node:crypto'
import type { CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { claim } from '../../../platform/database/claims'
import { seal, unseal } from '../../../platform/database/sealed'
import { lockRows, sql, t } from '../../../platform/database/statement'
import { nobody } from '../../../platform/payload/access'
import { findAll } from '../../../platform/payload/find-documents'
import type { SecondFactor } from '../../../platform/payload/payload-types'
import { refusal } from '../../../platform/payload/read-body'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofAccount } from '../../../platform/payload/school-scope'
import { DAY_MS } from '../../../shared/time/days'
import { queueAlert } from '../mail/alert-mail.server'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { FREE_CODES, waitAfter } from './code-wait'
import { hashRecoveryCode, newRecoveryCodes, normaliseCode } from './secrets.server'
import { stepOfCode, toBase32, totpAddress } from './totp'

const sf = t.second_factors

const keyPurpose = 'second factor: key'
const setUpPurpose = 'second factor: set-up'

/**
 * The second factors that are in use. A collection of their own that nobody reads or writes through the API: Payload writes a
 * whole user at every log-in, which could undo a change made in between.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  custom: ofAccount(),
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', unique: true },
    { name: 'key', type: 'text', required: true, hidden: true },
    { name: 'recoveryCodes', type: 'json', required: true, hidden: true },
    // Since the last right code.
    { name: 'wrongCodes', type: 'number', hidden: true },
    { name: 'lastWrongAt', type: 'date', hidden: true },
  ],
}

export const findFactor = async (req: PayloadRequest, user: number): Promise<SecondFactor | undefined> => {
  const where = { user: { equals: user } }
  const docs = await findAll(req, 'second-factors', where, { limit: 1, showHiddenFields: true })
  return docs[0]
}

const hashesOf = ({ recoveryCodes }: SecondFactor): string[] =>
  Array.isArray(recoveryCodes) ? recoveryCodes.filter((hash) => typeof hash === 'string') : []

export const recoveryCodesLeft = (factor: SecondFactor): number => hashesOf(factor).length

export interface SetUp {
  /** Sent back with the first code; it holds the key, sealed for this user. */
  setUp: string
  /** For typing into an app. */
  key: string
  /** For the QR code. */
  address: string
}

const setUpMs = 15 * 60_000
const alertEveryMs = DAY_MS

/** A key that is stored only after the app has shown a first code. */
export const beginSetUp = async (
  req: PayloadRequest,
  user: { id: number; email: string },
): Promise<SetUp> => {
  const key = randomBytes(20)
  const { name } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const content = { user: user.id, key: key.toString('base64'), until: Date.now() + setUpMs }
  return {
    setUp: seal(req.payload.secret, setUpPurpose, JSON.stringify(content)),
    key: toBase32(key),
    address: totpAddress(key, { site: name || 'Schoolhouse', email: user.email }),
  }
}

export const wrongCode = (req: PayloadRequest) =>
  refusal(requestMessages(staffAccountsPanelMessages, req)('errors.wrongCode'), 401, 'second_factor_wrong')

/** `status` is 401 at a log-in. */
export const tooManyCodes = (req: PayloadRequest, status = 429) =>
  refusal(
    requestMessages(staffAccountsPanelMessages, req)('errors.tooManyCodes'),
    status,
    'second_factor_wait',
  )

/** Stores the key of a set-up whose first code is right, and returns the recovery codes. */
export const finishSetUp = async (
  req: PayloadRequest,
  user: number,
  { setUp, code }: { setUp: string; code: string },
): Promise<string[]> => {
  const { payload } = req
  const text = unseal(payload.secret, setUpPurpose, setUp)
  const content = text ? (JSON.parse(text) as { user: number; key: string; until: number }) : undefined
  if (!content || content.user !== user || content.until < Date.now())
    throw refusal(
      requestMessages(staffAccountsPanelMessages, req)('errors.setUpExpired'),
      400,
      'second_factor_expired',
    )
  if (await findFactor(req, user))
    throw refusal(requestMessages(staffAccountsPanelMessages, req)('errors.factorOn'), 409)
  const step = stepOfCode(Buffer.from(content.key, 'base64'), normaliseCode(code), Date.now())
  if (step === undefined || !(await claimStep(req, user, step))) throw wrongCode(req)
  const codes = newRecoveryCodes()
  const recoveryCodes = codes.map((recovery) => hashRecoveryCode(payload.secret, recovery))
  const key = seal(payload.secret, keyPurpose, content.key)
  await payload.create({ collection: 'second-factors', data: { user, key, recoveryCodes }, depth: 0, req })
  return codes
}

/** A code is valid for three steps, so that it cannot be used again within that time. */
const claimStep = (req: PayloadRequest, user: number, step: number) =>
  claim(req, `totp:${user}:${step}`, 5 * 60_000)

const isWaiting = ({ wrongCodes, lastWrongAt }: SecondFactor): boolean =>
  lastWrongAt != null && Date.now() < new Date(lastWrongAt).getTime() + waitAfter(wrongCodes ?? 0)

const update = (req: PayloadRequest, { id }: SecondFactor, data: Partial<SecondFactor>) =>
  req.payload.update({ collection: 'second-factors', id, data, depth: 0, req })

/** Counts a wrong code. After ten in a row the owner is told by mail, at most once a day: somebody knows the password. */
const countWrongCode = async (req: PayloadRequest, user: number, factor: SecondFactor): Promise<void> => {
  const wrongCodes = (factor.wrongCodes ?? 0) + 1
  await update(req, factor, { wrongCodes, lastWrongAt: new Date().toISOString() })
  if (wrongCodes < FREE_CODES || !(await claim(req, `wrong-codes-alert:${user}`, alertEveryMs))) return
  const owner = await req.payload.findByID({
    collection: 'users',
    id: user,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  await queueAlert(req, owner, 'codes')
}

/**
 * Uses a code of the app or a recovery code, in the transaction of `req`, which the caller commits also after a wrong one. Nobody
 * guesses one of the 50 bits of a recovery code, so those work while codes of the app have to wait.
 */
export const useCode = async (
  req: PayloadRequest,
  user: number,
  given: string,
): Promise<'right' | 'wrong' | 'waiting'> => {
  const { secret } = req.payload
  await lockRows(req, sql`select ${sf.id} from ${sf} where ${sf.user_id} = ${user} for update`)
  const factor = await findFactor(req, user)
  if (!factor) return 'wrong'
  const code = normaliseCode(given)
  const hashes = hashesOf(factor)
  const recoveryCodes = hashes.filter((hash) => hash !== hashRecoveryCode(secret, code))
  const isRecovery = recoveryCodes.length < hashes.length
  if (!isRecovery && isWaiting(factor)) return 'waiting'
  const key = unseal(secret, keyPurpose, factor.key)
  const step = key && stepOfCode(Buffer.from(key, 'base64'), code, Date.now())
  if (!isRecovery && !(step && (await claimStep(req, user, step)))) {
    await countWrongCode(req, user, factor)
    return 'wrong'
  }
  if (isRecovery || factor.wrongCodes) await update(req, factor, { ...unlocked, recoveryCodes })
  return 'right'
}

const unlocked = { wrongCodes: 0, lastWrongAt: null }

/** Ends the wait for a next code. */
export const forgetWrongCodes = async (req: PayloadRequest, user: number): Promise<void> => {
  const factor = await findFactor(req, user)
  if (factor) await update(req, factor, unlocked)
}

export const replaceRecoveryCodes = async (req: PayloadRequest, user: number): Promise<string[]> => {
  const factor = await findFactor(req, user)
  if (!factor) throw refusal(requestMessages(staffAccountsPanelMessages, req)('errors.noFactor'), 409)
  const codes = newRecoveryCodes()
  const recoveryCodes = codes.map((code) => hashRecoveryCode(req.payload.secret, code))
  await update(req, factor, { recoveryCodes })
  return codes
}

/** False if there was none. */
export const removeFactor = async (req: PayloadRequest, user: number): Promise<boolean> => {
  const factor = await findFactor(req, user)
  if (!factor) return false
  await req.payload.delete({ collection: 'second-factors', id: factor.id, depth: 0, req })
  return true
}

export const forgetFactor: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await removeFactor(req, Number(id))
}
