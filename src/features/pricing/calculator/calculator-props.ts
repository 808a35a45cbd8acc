import type { Locale } from '../../../shared/locale'
import type { UiMessages } from '../../../ui/messages/messages'
import type { RequestField } from '../calculation/request'
import type { PricingMessages } from '../messages/messages'
import type { Adjustment, PriceCatalogue, PriceRequest } from '../model'

/** The calculator's fields by their names in the form and the address. */
export type CalculatorField = RequestField | 'currency'

/** The props of the calculator, on the server and (as JSON) in the browser. */
export interface CalculatorProps {
  /** Without the discounts of promo codes. */
  catalogue: PriceCatalogue
  /** The choices in the address. */
  request: PriceRequest
  /** The discount of the promo code in the address. */
  promo?: Adjustment
  /** Code of the currency that amounts are shown in, besides the school's own. */
  currency: string
  /** An unknown currency in the address. */
  unknownCurrency?: string
  /** Fields of the address with invalid values. */
  problems: CalculatorField[]
  /** Days formatted by the server: browsers may format them differently, which would break hydration. */
  days: Record<string, string>
  /** The address of the page with the form, if it is not that of the school. */
  page?: string
  /** On a page of another kind, whose address says nothing about the choices. */
  isInBlock?: boolean
  locale: Locale
  t: PricingMessages
  /** Texts of the widgets. */
  ui: UiMessages
}
