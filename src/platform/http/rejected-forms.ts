import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { readRows, runStatement, sql } from '../database/statement'
import { endedRows } from '../retention/erase-steps'
import type { FixedRetention } from '../retention/retention'
import type { RecurringTask } from '../tasks/scheduler'
import { keyedHash } from './signature'

// The table `kept_forms` keeps what was typed into a form that was refused, so that the refusal can be a redirect: a page that
// answers a POST cannot be shown again by the browser's Back and Reload. It is shared by all nodes.

/** As long as somebody may take to look up a date or a document. */
export const rejectedForMs = 30 * 60_000
const maxBytes = 24 * 1024
/** At most 160 MB with the largest forms. If the table is full, forms are shown as the response to the POST. */
const maxForms = 5000

const keyBytes = 18
const keyShape = /^[\w-]{24}$/
const ivBytes = 12
const tagBytes = 16
const algorithm = 'aes-256-gcm'

export interface RejectedForms<Content> {
  /**
   * Keeps a form and returns the key that opens it. Undefined if it cannot be kept; then the caller shows the form directly.
   * `once` is the value that all attempts to send this form have in common.
   */
  keep: (content: Content, idempotencyKey: string) => Promise<string | undefined>
  /** The form of this key; undefined if there is none or its time is over. */
  find: (key: string | null) => Promise<Content | undefined>
  /** Deletes all attempts, after the form was sent. */
  forget: (idempotencyKey: string) => Promise<void>
}

interface Options<Schema extends z.ZodType> {
  /** Which form it is. A key opens forms of its own purpose only. */
  purpose: string
  schema: Schema
}

/**
 * The contents are personal. They are encrypted with a key that is derived from the site's secret and the random key in the
 * visitor's address, which is stored nowhere: neither a copy of the database nor the secret alone opens them.
 */
export const rejectedForms = <Schema extends z.ZodType>(
  payload: Payload,
  { purpose, schema }: Options<Schema>,
): RejectedForms<z.output<Schema>> => {
  const digest = (text: string) =>
    keyedHash(payload.secret, `kept form ${purpose} ${text}`).toString('base64url')
  const idOf = (key: string) => digest(`id ${key}`)
  const attemptsOf = (idempotencyKey: string) => digest(`once ${idempotencyKey}`)
  const cipherKey = (key: string) =>
    Buffer.from(hkdfSync('sha256', payload.secret, key, `kept form ${purpose}`, 32))

  const encrypt = (key: string, text: string): string => {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv(algorithm, cipherKey(key), iv)
    const encrypted = [cipher.update(text, 'utf8'), cipher.final()]
    return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString('base64url')
  }
  const decrypt = (key: string, stored: string): string => {
    const bytes = Buffer.from(stored, 'base64url')
    const decipher = createDecipheriv(algorithm, cipherKey(key), bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  }

  return {
    keep: async (content, idempotencyKey) => {
      const text = JSON.stringify(content)
      if (Buffer.byteLength(text) > maxBytes) return undefined
      const key = randomBytes(keyBytes).toString('base64url')
      const until = Date.now() + rejectedForMs
      try {
        const kept = await runStatement(
          payload,
          sql`insert into kept_forms (id, attempts, content, expires_at)
            select ${idOf(key)}, ${attemptsOf(idempotencyKey)}, ${encrypt(key, text)}, ${until}
            where (select count(*) from kept_forms) < ${maxForms}`,
        )
        if (!kept) payload.logger.warn({ msg: 'too many kept forms: this one is shown without a redirect' })
        return kept ? key : undefined
      } catch (err) {
        payload.logger.warn({ err, msg: 'form not kept: it is shown without a redirect' })
        return undefined
      }
    },
    find: async (key) => {
      if (!key || !keyShape.test(key)) return undefined
      const [row] = await readRows(
        payload,
        sql`select content from kept_forms where id = ${idOf(key)} and expires_at > ${Date.now()}`,
      )
      // Another version of the site may have written it.
      return row && schema.safeParse(JSON.parse(decrypt(key, String(row.content)))).data
    },
    forget: async (idempotencyKey) => {
      try {
        await runStatement(
          payload,
          sql`delete from kept_forms where attempts = ${attemptsOf(idempotencyKey)}`,
        )
      } catch (err) {
        payload.logger.warn({ err, msg: 'kept form not deleted: it expires by itself' })
      }
    },
  }
}

/** For the night, in case the task of five minutes fails. */
export const rejectedFormsRetention: FixedRetention = {
  key: 'keptForms',
  keptMs: 0,
  tables: ['kept_forms'],
  parts: [
    endedRows(
      (before) => sql`select count(*) as number from kept_forms where expires_at <= ${before.getTime()}`,
      (before) => sql`delete from kept_forms where expires_at <= ${before.getTime()}`,
    ),
  ],
}

export const rejectedFormsTask: RecurringTask = {
  name: 'deleting kept forms',
  firstMs: 30_000,
  everyMs: 5 * 60_000,
  run: (payload) => runStatement(payload, sql`delete from kept_forms where expires_at <= ${Date.now()}`),
}
