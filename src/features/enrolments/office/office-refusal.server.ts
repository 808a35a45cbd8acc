import { AppError, type ErrorCode } from '../../../shared/errors'
import { type EnrolmentsPanelParams, enrolmentsPanelMessages } from '../messages/panel/messages'

type NameOf<Key> = Key extends `refused.${infer Name}` ? Name : never

/** A change that the office refuses. The screen says the reason in the language of the person. */
export class OfficeRefusal extends AppError {
  constructor(code: ErrorCode, name: NameOf<keyof EnrolmentsPanelParams>, field: string) {
    const reason = `refused.${name}` as const
    super(code, enrolmentsPanelMessages('en')(reason), { field, reason: { code: reason } })
  }
}
