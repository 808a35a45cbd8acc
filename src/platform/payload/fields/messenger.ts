import type { RowField } from 'payload'
import { accountProblem, type MessengerService, messengerServices } from '../../../shared/contact/messenger'
import { row } from './field-factories'

/** A messenger service and the account at which visitors can write to the school. */
export const messengerFields: RowField = row(
  {
    name: 'messenger',
    type: 'select',
    options: messengerServices,
    admin: { description: 'Optional. Visitors get a link that opens a chat.' },
  },
  {
    name: 'messengerAccount',
    label: 'Number or user name',
    type: 'text',
    maxLength: 60,
    admin: { condition: (_, siblingData) => Boolean(siblingData?.messenger) },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      const { messenger } = siblingData as { messenger?: MessengerService | null }
      if (!messenger) return true
      return accountProblem(messenger, typeof value === 'string' ? value : '') ?? true
    },
  },
)
