import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import type { FormVisit } from '../../../platform/http/visitor-form/form-declaration'
import { readMultipart, type TakeFile } from '../../../platform/http/visitor-form/read-multipart'
import {
  contentOfToken,
  filesOfTokens,
  fileToken,
  receiveFile,
} from '../../../platform/storage/private-files'
import { fileProblemValue } from '../answers'
import { type FileField, inputName, keptName, type SentFiles, type SiteForm } from '../contract'
import { fileFieldsOf, kindsOf } from '../file-fields'

const megabyte = 1024 * 1024

/** Tokens of one form are worth nothing in another one. */
const purposeOf = ({ id }: Pick<SiteForm, 'id'>) => `form ${id}`

/**
 * Reads a form with files and stores them, one for each field, until the form is sent. The value of the field is the token of the
 * file, or what is wrong with it. A file up to twice as large as allowed comes back as an error of its field, with what was typed.
 */
export const receiveFiles = (
  payload: Payload,
  form: SiteForm | undefined,
  { request }: FormVisit,
  body: IncomingMessage,
  maxFieldBytes: number,
): Promise<URLSearchParams> => {
  const waiting = new Map(fileFieldsOf(form?.fields ?? []).map((field) => [inputName(field.name), field]))
  const allowed = [...waiting.values()].reduce((sum, { maxMegabytes }) => sum + maxMegabytes, 0) * megabyte
  const takeFor =
    (owner: SiteForm, field: FileField): TakeFile =>
    async (stream, label) => {
      const maxBytes = field.maxMegabytes * megabyte
      try {
        const kinds = kindsOf(field)
        const stored = await receiveFile(payload, stream, { label, kinds, maxBytes, ip: request.ip })
        if (typeof stored !== 'string') return fileToken(payload, purposeOf(owner), stored)
        return stored === 'empty' && !label ? undefined : fileProblemValue(stored)
      } catch (err) {
        // Of an aborted form nobody sees the problem.
        if (!stream.errored) request.log.error({ err }, 'file of a form not stored')
        return fileProblemValue('failed')
      }
    }
  return readMultipart(body, {
    maxBytes: 2 * allowed + megabyte,
    maxFieldBytes,
    takes: (name) => {
      const field = waiting.get(name)
      waiting.delete(name)
      return form && field && takeFor(form, field)
    },
  })
}

const tokensIn = ({ fields }: SiteForm, typed: URLSearchParams): string[] =>
  fileFieldsOf(fields).flatMap(({ name }) => typed.getAll(inputName(name)))

/** The files whose tokens are among the fields. */
export const findSentFiles = (payload: Payload, form: SiteForm, typed: URLSearchParams): Promise<SentFiles> =>
  filesOfTokens(payload, purposeOf(form), tokensIn(form, typed))

/** Puts files that were sent before into their fields, unless others were chosen now. */
export const withKeptFiles = (sent: URLSearchParams): URLSearchParams => {
  const start = keptName('')
  const kept = [...sent].filter(([name]) => name.startsWith(start))
  const typed = new URLSearchParams([...sent].filter(([name]) => !name.startsWith(start)))
  for (const [name, token] of kept) {
    const field = inputName(name.slice(start.length))
    if (token && !typed.get(field)) typed.set(field, token)
  }
  return typed
}

/** The fields without what is new in each upload of the same file. */
export const identifyFiles = (typed: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...typed].map(([name, value]) => [name, contentOfToken(value) ?? value]))
