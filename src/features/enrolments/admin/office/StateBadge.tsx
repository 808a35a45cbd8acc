import { Badge, type Tone } from '../../../../platform/panel/kit/Badge'
import type { IconName } from '../../../../platform/panel/kit/icons'
import type { EnrolmentsPanelMessages } from '../../messages/panel/messages'
import type { AccountState } from '../../request/account'
import type { OfficeState } from '../../request/request-rules'

const states: Record<OfficeState, [Tone, IconName]> = {
  new: ['info', 'new'],
  'in-progress': ['progress', 'progress'],
  waiting: ['waiting', 'waiting'],
  confirmed: ['good', 'good'],
  declined: ['neutral', 'declined'],
}

export const StateBadge = ({ state, texts }: { state: OfficeState; texts: EnrolmentsPanelMessages }) => {
  const [tone, icon] = states[state]
  return (
    <Badge tone={tone} icon={icon} className="office__state" data={{ 'data-state': state }}>
      {texts(`office.states.${state}`)}
    </Badge>
  )
}

const accounts: Record<AccountState, Tone> = {
  none: 'neutral',
  unpaid: 'waiting',
  partly: 'waiting',
  overdue: 'bad',
  paid: 'good',
}

/** Whether the invoice was paid. `owed` is what is missing. */
export const AccountBadge = ({
  account,
  owed,
  texts,
}: {
  account: AccountState
  owed?: string | undefined
  texts: EnrolmentsPanelMessages
}) => (
  <Badge tone={accounts[account]} icon="money" data={{ 'data-account': account }}>
    {texts(`account.states.${account}`)}
    {owed && account !== 'paid' && `: ${owed}`}
  </Badge>
)
