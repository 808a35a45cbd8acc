import { randomBytes } from 'node:crypto'
import { createSigner } from '../../../platform/http/signature'
import { toBase32 } from './totp'

const recoveryCount = 10

/** Ten codes of 50 random bits, written in two parts. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCount }, () =>
    toBase32(randomBytes(7)).slice(0, 10).toLowerCase().replace(/^.{5}/, '$&-'),
  )

/** How a recovery code is stored. The key of the site makes guessing from a copy of the database useless. */
export const hashRecoveryCode = (secret: string, code: string): string =>
  createSigner(secret, 'recovery codes').sign(normaliseCode(code))

/** As people type it: with spaces or hyphens, in capitals. */
export const normaliseCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()
