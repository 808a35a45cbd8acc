import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { MAIL_ABOUT } from '../../../src/features/comments/contract'
import { fileNames } from '../../../src/platform/payload/uploads/file-names'
import { openSecondNode, type Site } from '../../integration/kit/harness'
import { comment, editSchool, enrol, logIn, Refused, saveQuote, upload } from './writers'

/** Writes that were answered with success, by kind: addresses of quotes, references, texts. */
export interface Answered {
  quotes: string[]
  enrolments: string[]
  comments: string[]
  uploads: string[]
  edits: string[]
}

export const nothingAnswered = (): Answered => ({
  quotes: [],
  enrolments: [],
  comments: [],
  uploads: [],
  edits: [],
})

interface Writing {
  url: string
  email: string
  school: number
  answered: Answered
  isOver: () => boolean
  /** Keeps the session of the panel for the next time. */
  session?: { token: string }
  /** All, unless some are named. */
  kinds?: readonly (keyof Answered)[]
}

/** Other statuses are failures of the site. 403: Payload could not read the session in the moment when the database went away. */
const expectedRefusals = [500, 503, 507, 403]

/**
 * Writes everything in parallel until it is over. Returns the longest time of an answer and what was refused, or throws the first
 * unexpected answer.
 */
export const writeEverything = async (writing: Writing) => {
  const { url, email, school, answered, isOver, session = { token: '' } } = writing
  const kinds = writing.kinds ?? (Object.keys(answered) as (keyof Answered)[])
  const withSession = async (write: (token: string) => Promise<string>) => {
    session.token ||= await logIn(url, email)
    return write(session.token)
  }
  const refusals: number[] = []
  let unanswered = 0
  let slowestMs = 0
  let unexpected: Refused | undefined
  const repeat = async (into: string[], write: () => Promise<string>) => {
    while (!isOver()) {
      const began = performance.now()
      try {
        into.push(await write())
      } catch (error) {
        if (!(error instanceof Refused)) unanswered++
        else if (expectedRefusals.includes(error.status)) refusals.push(error.status)
        else unexpected ??= error
        // The length of the pause of somebody who tries again.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      slowestMs = Math.max(slowestMs, performance.now() - began)
    }
  }
  const writes: Record<keyof Answered, () => Promise<string>> = {
    quotes: () => saveQuote(url),
    enrolments: () => enrol(url),
    comments: () => comment(url),
    uploads: () => withSession((token) => upload(url, token)),
    edits: () => withSession((token) => editSchool(url, token, school)),
  }
  await Promise.all(kinds.map((kind) => repeat(answered[kind], writes[kind])))
  if (unexpected) throw unexpected
  return { refusals, unanswered, slowestMs }
}

export const countAnswered = (answered: Answered): number =>
  Object.values(answered).reduce((sum: number, list: string[]) => sum + list.length, 0)

const doublesIn = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const numberOf = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? -1)

/** Compares what was answered with what is stored. Everything answered is stored once, everything else at most once. */
export const checkStored = async (site: Site, school: number, answered: Answered) => {
  const { payload, sql, close } = await openSecondNode(site)
  const everything = { depth: 0, pagination: false } as const
  const quotes = (await sql('select token from quotes')).map(({ token }) => String(token))
  const enrolments = (await payload.find({ collection: 'enrolments', ...everything })).docs
  const comments = (await payload.find({ collection: 'comments', ...everything })).docs
  const mails = (await payload.find({ collection: 'outgoing-mail', ...everything })).docs
  const media = (await payload.find({ collection: 'media', ...everything })).docs
  const { summary } = await payload.findByID({ collection: 'schools', id: school, depth: 0 })
  await close()

  const lost = [
    ...answered.quotes.filter((address) => !quotes.some((token) => address.includes(token))),
    ...answered.enrolments.filter((reference) => !enrolments.some((doc) => doc.reference === reference)),
    ...answered.comments.filter((text) => !comments.some(({ content }) => content === text)),
    ...answered.uploads.filter((text) => !media.some(({ alt }) => alt === text)),
    // Each edit replaces the one before; the last one may be stored without an answer.
    ...(numberOf(summary) < numberOf(answered.edits.at(-1)) ? [summary] : []),
  ]
  const doubled = [
    ...doublesIn(quotes),
    ...doublesIn(enrolments.map(({ reference }) => reference)),
    // Each attempt to enrol has an address of its own.
    ...doublesIn(enrolments.map(({ email }) => email)),
    ...doublesIn(comments.map(({ content }) => content)),
    ...doublesIn(media.map(({ alt }) => alt)),
  ]
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })

  // What belongs together is stored together: mails with what they are about, files with their documents.
  const notified = mails
    .filter(({ about }) => about?.startsWith(MAIL_ABOUT))
    .map(({ about }) => about?.split(':')[1])
  expect(
    comments.filter(({ id, state }) => state === 'unapproved' && !notified.includes(String(id))),
  ).toEqual([])
  const mailsOf = (reference: string) => mails.filter(({ subject }) => subject.includes(reference)).length
  expect(enrolments.filter(({ reference }) => mailsOf(reference) !== 2)).toEqual([])
  const files = media.flatMap((doc) => fileNames(doc as never))
  expect(files.filter((name) => !existsSync(path.join(site.env.dataDir, 'media', name)))).toEqual([])
}
