import { baseCurrency } from '../calculation/money'

/** Rates of one day as the European Central Bank publishes them: how much of each currency one euro is worth. */
export interface DailyRates {
  day: string
  perEuro: ReadonlyMap<string, number>
}

export class UnusableRates extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnusableRates'
  }
}

const dayPattern = /<Cube\s+time=(["'])(\d{4}-\d{2}-\d{2})\1\s*>/
const cubePattern = /<Cube\s+([^<>]*?)\/?>/g
const attribute = (text: string, name: string) => new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(text)?.[2]

/** Further from one euro than any currency has been; nonsense lies beyond. */
const plausible = { least: 1e-4, most: 1e7 }

/** Reads the XML of eurofxref-daily.xml. Only what is needed of it: no entities, nothing is loaded. */
export const readDailyRates = (xml: string): DailyRates => {
  const start = dayPattern.exec(xml)
  const day = start?.[2]
  if (!day || Number.isNaN(Date.parse(day)))
    throw new UnusableRates('This is not a file of daily rates: it names no day.')
  const perEuro = new Map([['EUR', 1]])
  // Later days follow in the files that hold several.
  const [ofDay = ''] = xml.slice((start?.index ?? 0) + start[0].length).split('</Cube>', 1)
  for (const [, attributes = ''] of ofDay.matchAll(cubePattern)) {
    const currency = attribute(attributes, 'currency')
    const written = attribute(attributes, 'rate') ?? ''
    if (!currency) continue
    const rate = /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN
    if (!/^[A-Z]{3}$/.test(currency) || !(rate >= plausible.least && rate <= plausible.most))
      throw new UnusableRates(
        `The rate of ${currency.slice(0, 10)} is not usable: “${written.slice(0, 20)}”.`,
      )
    perEuro.set(currency, rate)
  }
  if (perEuro.size === 1) throw new UnusableRates('The file has no rates.')
  return { day, perEuro }
}

interface RatedCurrency {
  code: string
  iso?: string | null
  value: number
}

/** Enough for any amount, and not more than is true. */
const rounded = (rate: number) => Number(rate.toPrecision(7))

/** The currencies with new rates, in units of the base currency; those that the file does not have keep theirs. */
export const withRates = <T extends RatedCurrency>(
  currencies: readonly T[],
  { perEuro }: DailyRates,
): T[] => {
  const base = baseCurrency(currencies)
  if (!base) throw new UnusableRates('No currency has the value 1, so there is no base for the rates.')
  if (!base.iso) throw new UnusableRates(`The currency “${base.code}” needs its ISO code first, e.g. CAD.`)
  const basePerEuro = perEuro.get(base.iso)
  if (!basePerEuro) throw new UnusableRates(`The file has no rate of ${base.iso}, the base currency.`)
  return currencies.map((currency) => {
    const rate = currency.iso ? perEuro.get(currency.iso) : undefined
    return rate === undefined || currency.code === base.code
      ? currency
      : { ...currency, value: rounded(rate / basePerEuro) }
  })
}
