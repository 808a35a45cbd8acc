import { z } from 'zod'
import { LARGEST_ID } from '../../../shared/id'
import { readReference } from '../documents'
import { type ListAddress, pageSizes, shownStates, usualSize } from './list/list-address'
import { MAX_TARGETS, moderationTasks } from './moderation-tasks'

/** Invalid filters are ignored, so that old links still work. */
const filterText = z
  .string()
  .transform((text) => text.trim().slice(0, 200) || undefined)
  .optional()
  .catch(undefined)

const filterNumber = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((number) => number <= most)
    .optional()
    .catch(undefined)

/** The query of the list. Unknown parameters are left out. */
export const listQuery = z
  .object({
    state: z.enum(shownStates).optional().catch(undefined),
    text: filterText,
    author: filterText,
    anonymous: z.literal('1').optional().catch(undefined),
    ip: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional()
      .catch(undefined),
    school: filterNumber(LARGEST_ID),
    document: z.string().transform(readReference).optional().catch(undefined),
    comment: filterNumber(LARGEST_ID),
    limit: filterNumber(200),
    page: filterNumber(1_000_000),
  })
  .transform(({ anonymous, ip, limit = usualSize, page = 1, ...filter }): ListAddress => {
    const address = { ...filter, ipHash: ip, anonymous: anonymous && true }
    const given = Object.entries(address).filter(([, value]) => value !== undefined)
    return { ...Object.fromEntries(given), page, perPage: pageSizes.includes(limit) ? limit : usualSize }
  })

/** Parses the query of an address. If a parameter is given twice, the first counts. */
export const readListAddress = (query: URLSearchParams): ListAddress =>
  listQuery.parse(Object.fromEntries([...query].reverse()))

/** A whole number that the database can store. Moderators read the sentence, so it is not zod's own. */
const wholeNumber = (sentence: string) =>
  z.number(sentence).int(sentence).min(1, sentence).max(LARGEST_ID, sentence)

const commentNumber = wholeNumber('This is not the number of a comment.')
const commentVersion = wholeNumber('The version of a comment must be a whole number.')

/** The body of a POST request. */
const jsonBody = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, 'The request must contain a JSON object.')

/** In the address: `/comments/:id`. */
export const commentParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'This is not the number of a comment.')
    .transform(Number)
    .pipe(commentNumber),
})

/** A task for one or many comments, each with the version that the moderator saw. */
export const taskBody = jsonBody({
  task: z.enum(moderationTasks, `The task must be one of ${moderationTasks.join(', ')}.`),
  targets: z
    .array(
      z.object(
        { id: commentNumber, version: commentVersion.optional() },
        'Each target must be an object with the id of a comment.',
      ),
      'Choose at least one comment.',
    )
    .min(1, 'Choose at least one comment.')
    .max(MAX_TARGETS, `Choose at most ${MAX_TARGETS} comments.`),
})

export const undoBody = jsonBody({ batch: z.string('The action to undo (batch) is missing.') })

/** New texts of a comment; one that is not sent stays as it is. `comment-text.ts` checks and cleans them. */
export const editBody = jsonBody({
  version: commentVersion.optional(),
  author: z.string('The name (author) must be a text.').optional(),
  email: z.string('The e-mail address must be a text.').optional(),
  url: z.string('The URL must be a text.').optional(),
  content: z.string('The comment (content) is missing.'),
})

export const replyBody = jsonBody({
  content: z.string('The reply (content) is missing.'),
  /** Approves the comment together with the reply, if it is still the version that the moderator saw. */
  approve: z.boolean('approve must be true or false.').optional(),
  version: commentVersion.optional(),
  /** Made with the form, so that a reply that is sent twice is stored once. */
  once: z.string('once must be a text.').optional(),
})

export type TaskBody = z.input<typeof taskBody>
export type EditBody = z.input<typeof editBody>
export type ReplyBody = z.input<typeof replyBody>
