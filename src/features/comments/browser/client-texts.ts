import { pickMessages, type Translator } from '../../../shared/messages/translator'
import type { CommentsMessages, CommentsParams } from '../messages/messages'

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

export type ClientTexts = Translator<Pick<CommentsParams, (typeof keys)[number]>>

export const clientTexts = (t: CommentsMessages): ClientTexts => pickMessages(t, keys)
