import type { PayloadRequest } from 'payload'
import type { Pricing } from '../../platform/payload/payload-types'
import { defaultLocale } from '../../shared/locale'
import type { SiteNow, StepValues } from './contract'
import { readRecord } from './onboarding.server'

const symbolOf = (iso: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: iso, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? iso

/** The base of the exchange rates. */
const baseIso = 'EUR'

/** Makes a currency that of the prices. Amounts stay as they are; the rate of another one has to be entered. */
const withCurrency = (currencies: Pricing['currencies'], iso: string): Pricing['currencies'] =>
  currencies.map((row) => {
    if (row.code !== 'default' || row.iso === iso) return row
    const name = new Intl.DisplayNames('en', { type: 'currency' }).of(iso) ?? iso
    return {
      ...row,
      iso,
      name,
      value: iso === baseIso ? 1 : row.value,
      format: { ...row.format, symbol: symbolOf(iso) },
    }
  })

const saveMoney = async (
  req: PayloadRequest,
  { currency, timeZone }: Extract<StepValues, { step: 'money' }>,
): Promise<void> => {
  const { payload } = req
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { timeZone },
    depth: 0,
    overrideAccess: false,
    req,
  })
  if (!currency) return
  const pricing = await payload.findGlobal({ slug: 'pricing', depth: 0, req })
  await payload.updateGlobal({
    slug: 'pricing',
    data: { currencies: withCurrency(pricing.currencies, currency) },
    depth: 0,
    overrideAccess: false,
    req,
  })
}

export const saveStep = async (req: PayloadRequest, values: StepValues): Promise<void> => {
  const { payload } = req
  const write = { depth: 0, overrideAccess: false, req } as const
  if (values.step === 'identity') {
    const { name, logo } = values
    await payload.updateGlobal({ slug: 'site-settings', data: { name, ...(logo && { logo }) }, ...write })
  } else if (values.step === 'languages') {
    const { publicLanguages, defaultLanguage } = values
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { publicLanguages, defaultLanguage },
      ...write,
    })
  } else if (values.step === 'money') await saveMoney(req, values)
  else if (values.step === 'theme') {
    await payload.updateGlobal({
      slug: 'theme',
      data: { preset: values.preset, _status: 'published' },
      ...write,
    })
    await payload.updateGlobal({ slug: 'consent-settings', data: { themeColours: true }, ...write })
  } else await payload.updateGlobal({ slug: 'first-steps', data: { finished: true }, ...write })
}

export const readSite = async (req: PayloadRequest): Promise<SiteNow> => {
  const { payload } = req
  const [settings, pricing, theme, first, record] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, req }),
    payload.findGlobal({ slug: 'pricing', depth: 0, req }),
    payload.findGlobal({ slug: 'theme', depth: 0, req }),
    payload.findGlobal({ slug: 'first-steps', depth: 0, req }),
    readRecord(req),
  ])
  return {
    name: settings.name,
    hasLogo: Boolean(settings.logo),
    publicLanguages: settings.publicLanguages ?? [],
    defaultLanguage: settings.defaultLanguage ?? defaultLocale,
    currency: pricing.currencies.find(({ code }) => code === 'default')?.iso ?? '',
    timeZone: settings.timeZone,
    preset: theme.preset,
    demo: record ? 'known' : first.demoRemovedAt ? 'removed' : 'unknown',
  }
}
