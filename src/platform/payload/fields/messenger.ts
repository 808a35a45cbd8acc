import type { PayloadRequest, RowField } from 'payload'
import { accountProblem, type MessengerService, messengerServices } from '../../../shared/contact/messenger'
import { payloadPanelMessages } from '../messages/panel/messages'
import { requestMessages } from '../request-messages'
import { row } from './field-factories'

/** A messenger service and the account at which visitors can write to the school. */
export const messengerFields: RowField = row(
  { name: 'messenger', type: 'select', options: messengerServices },
  {
    name: 'messengerAccount',
    type: 'text',
    maxLength: 60,
    admin: { condition: (_, siblingData) => Boolean(siblingData?.messenger) },
    validate: (value: unknown, { siblingData, req }: { siblingData: unknown; req: PayloadRequest }) => {
      const { messenger } = siblingData as { messenger?: MessengerService | null }
      if (!messenger) return true
      const problem = accountProblem(messenger, typeof value === 'string' ? value : '')
      if (!problem) return true
      const t = requestMessages(payloadPanelMessages, req)
      return t(problem === 'number' ? 'errors.messengerNumber' : 'errors.messengerName')
    },
  },
)
