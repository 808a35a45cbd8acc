import type { Locale } from '../../../shared/locale'
import type { UiMessages } from '../../../ui/messages/messages'
import type { RequestField } from '../calculation/request'
import type { Adjustment, PriceCatalogue, PriceRequest } from '../contract'
import type { CalculatorMessages } from './messages/en'

/** The calculator's fields by their names in the form and the address. */
export type CalculatorField = RequestField | 'currency'

/** What the calculator gets from the server; the browser gets the same as JSON. */
export interface CalculatorProps {
  /** Without the discounts behind promo codes. */
  catalogue: PriceCatalogue
  /** What the address asks for. */
  request: PriceRequest
  /** The discount behind the promo code in the address. */
  promo?: Adjustment
  /** Code of the currency that amounts are shown in besides the school's own. */
  currency: string
  /** What the address calls a currency and is none. */
  unknownCurrency?: string
  /** Fields of the address that could not be read. */
  problems: CalculatorField[]
  /** Days as the server writes them in the visitor's language: browsers may differ, and React would notice. */
  days: Record<string, string>
  locale: Locale
  t: CalculatorMessages
  /** What the widgets in it say. */
  ui: UiMessages
}
