import { type MessageCode, translateCode } from '../../../shared/messages/message-code'
import { type PricingPanelMessages, pricingPanelMessages } from '../messages/panel/messages'
import { baseCurrency } from '../money/money'

/** The rates of one day, as published by the European Central Bank: how much of each currency one euro is worth. */
export interface DailyRates {
  day: string
  perEuro: ReadonlyMap<string, number>
}

export class UnusableRates extends Error {
  constructor(readonly reason: MessageCode<PricingPanelMessages>) {
    super(translateCode(pricingPanelMessages('en'), reason))
    this.name = 'UnusableRates'
  }
}

const dayPattern = /<Cube\s+time=(["'])(\d{4}-\d{2}-\d{2})\1\s*>/
const cubePattern = /<Cube\s+([^<>]*?)\/?>/g
const attribute = (text: string, name: string) => new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(text)?.[2]

/** Rates outside these limits are errors. */
const plausible = { least: 1e-4, most: 1e7 }

/** Reads the XML of eurofxref-daily.xml with patterns: no entities are expanded and nothing is loaded. */
export const readDailyRates = (xml: string): DailyRates => {
  const start = dayPattern.exec(xml)
  const day = start?.[2]
  if (!day || Number.isNaN(Date.parse(day))) throw new UnusableRates({ code: 'errors.rates.noDate' })
  const perEuro = new Map([['EUR', 1]])
  // Files with several days begin with the latest one.
  const [ofDay = ''] = xml.slice((start?.index ?? 0) + start[0].length).split('</Cube>', 1)
  for (const [, attributes = ''] of ofDay.matchAll(cubePattern)) {
    const currency = attribute(attributes, 'currency')
    const written = attribute(attributes, 'rate') ?? ''
    if (!currency) continue
    const rate = /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN
    if (!/^[A-Z]{3}$/.test(currency) || !(rate >= plausible.least && rate <= plausible.most))
      throw new UnusableRates({
        code: 'errors.rates.invalid',
        params: { currency: currency.slice(0, 10), written: written.slice(0, 20) },
      })
    perEuro.set(currency, rate)
  }
  if (perEuro.size === 1) throw new UnusableRates({ code: 'errors.rates.none' })
  return { day, perEuro }
}

interface RatedCurrency {
  code: string
  iso?: string | null
  value: number
}

/** Seven significant digits are enough for any amount. */
const rounded = (rate: number) => Number(rate.toPrecision(7))

/** The currencies with new rates, relative to the base currency. Currencies that are not in the file keep their rate. */
export const withRates = <T extends RatedCurrency>(
  currencies: readonly T[],
  { perEuro }: DailyRates,
): T[] => {
  const base = baseCurrency(currencies)
  if (!base) throw new UnusableRates({ code: 'errors.rates.noBase' })
  if (!base.iso) throw new UnusableRates({ code: 'errors.rates.noIso', params: { code: base.code } })
  const basePerEuro = perEuro.get(base.iso)
  if (!basePerEuro) throw new UnusableRates({ code: 'errors.rates.noBaseRate', params: { iso: base.iso } })
  return currencies.map((currency) => {
    const rate = currency.iso ? perEuro.get(currency.iso) : undefined
    return rate === undefined || currency.code === base.code
      ? currency
      : { ...currency, value: rounded(rate / basePerEuro) }
  })
}
