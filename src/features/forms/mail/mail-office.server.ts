import type { Payload } from 'payload'
import { findById } from '../../../platform/payload/find-documents'
import { loadSiteLanguages } from '../../../platform/payload/languages/site-languages'
import { readIn } from '../../../platform/payload/query'
import { addressText } from '../../../shared/contact/postal-address'
import { countryName, translateCountry } from '../../../shared/language/countries'
import type { SiteLanguages } from '../../../shared/language/site-languages'
import { isLocale, type Locale } from '../../../shared/locale'
import type { SiteForm } from '../contract'
import type { MailSender } from './form-mails'

/** Who is told about a form, and whose mails they are. */
export interface Office {
  sender: MailSender
  recipients: string[]
  /** Language of the office's mails: that of the school, or the default language of the site. */
  language: Locale
  languages: SiteLanguages
}

const findSchool = (payload: Payload, id: number) =>
  findById(payload, 'schools', id, {
    select: {
      name: true,
      email: true,
      street: true,
      postalCode: true,
      town: true,
      region: true,
      country: true,
      officeLanguage: true,
    },
  })

/** The office of a form. `locale` is the language of the mail that names it. */
export const loadOffice = async (
  payload: Payload,
  { school: id, notify }: Pick<SiteForm, 'school' | 'notify'>,
  locale: Locale,
): Promise<Office> => {
  const languages = await loadSiteLanguages(payload)
  const [site, school] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', ...readIn({ locale, languages }), depth: 0 }),
    id === undefined ? undefined : findSchool(payload, id),
  ])
  const email = school?.email || site.email || ''
  const country = school?.country ? countryName(locale, school.country) : ''
  const address = school ? addressText(locale, school) : translateCountry(site.address ?? '', locale)
  const name = school?.name || site.name
  const detail = [school?.town, country].filter(Boolean).join(', ')
  const language = school?.officeLanguage
  return {
    sender: {
      name,
      ...(detail && { detail }),
      address: [name, address.replaceAll('\n', ', ')].filter(Boolean).join(', '),
      email,
    },
    recipients: notify.length ? [...new Set(notify)] : [email].filter(Boolean),
    language: language && isLocale(language) ? language : languages.main,
    languages,
  }
}
