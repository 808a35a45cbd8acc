import type { MessageCode } from '../../../shared/messages/message-code'
import type { AmountProblem } from '../../../shared/text/amount-text'
import type { PricingPanelMessages } from '../messages/panel/messages'

/** A finding of the rules of price lists: a message of the panel, translated where it is shown. */
export type PricingCode = MessageCode<PricingPanelMessages>

/** Why a text is no amount. */
export const explainAmount = (written: string, problem: AmountProblem): PricingCode => ({
  code: `amount.${problem}`,
  params: { written: written.trim().slice(0, 30) },
})
