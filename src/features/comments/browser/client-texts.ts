import { pickTexts } from '../../../shared/text/message'
import type { CommentMessages } from '../messages/en'

/** The texts that scripts need; they are part of the page. */
const keys = [
  'replyTo',
  'replying',
  'replyCancelled',
  'writeTitle',
  'cancel',
  'edit',
  'editTitle',
  'allComments',
  'close',
  'loading',
  'loadFailed',
] as const

export type ClientTexts = Pick<CommentMessages, (typeof keys)[number]>

export const clientTexts = (t: CommentMessages): ClientTexts => pickTexts(t, keys)
