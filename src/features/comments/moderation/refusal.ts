import { AppError, type ErrorCode } from '../../../shared/errors'
import { type MessageCode, translateCode } from '../../../shared/messages/message-code'
import { type CommentsPanelMessages, commentsPanelMessages } from '../admin/messages/messages'

/** A text of the moderation screens, whose language is known where it is shown. */
export type CommentsCode = MessageCode<CommentsPanelMessages>

/** For pages and responses without a language. */
export const inEnglish = (reason: CommentsCode): string => translateCode(commentsPanelMessages('en'), reason)

export const refusal = (code: ErrorCode, reason: CommentsCode, field?: string): AppError =>
  new AppError(code, inEnglish(reason), { field, reason })
