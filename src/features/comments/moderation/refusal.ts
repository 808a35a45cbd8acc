import { AppError, type ErrorCode } from '../../../shared/errors'
import type { Locale } from '../../../shared/locale'
import { type MessageCode, translateCode } from '../../../shared/messages/message-code'
import { type CommentsPanelMessages, commentsPanelMessages } from '../messages/panel/messages'

/** A text of the moderation screens, whose language is known where it is shown. */
export type CommentsCode = MessageCode<CommentsPanelMessages>

/** For pages and responses without a language. */
export const inEnglish = (reason: CommentsCode): string => translateCode(commentsPanelMessages('en'), reason)

/** For a page in a language: what a refusal says, in English where the panel does not have that language. */
export const explainRefusal = (error: AppError & { conflict?: unknown }, locale: Locale): string => {
  const { reason } = (error.conflict ?? error) as { reason?: CommentsCode }
  return reason ? translateCode(commentsPanelMessages(locale), reason) : error.message
}

export const refusal = (code: ErrorCode, reason: CommentsCode, field?: string): AppError =>
  new AppError(code, inEnglish(reason), { field, reason })
