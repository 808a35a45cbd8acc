import type { Translator } from '../../../../shared/messages/translator'
import type { EnrolmentsParams } from '../../messages/messages'

type GuardianKey = Extract<keyof EnrolmentsParams, `guardian.${string}`>

export type GuardianMessages = Translator<Pick<EnrolmentsParams, GuardianKey>>
