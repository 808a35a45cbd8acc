import { schoolPath } from '../../../shared/address/school-path'
import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { schoolsMessages } from '../messages/messages'

export const brochurePath = (slug: string): string => `${schoolPath(slug)}/brochure.pdf`

/** The size that the link states. Fields limit the texts, which a test measures; pictures are limited in pixels. */
export const maxBrochureBytes = 500_000

/** A link to the brochure that states type and size. */
export const brochureLink = (locale: Locale, slug: string): { href: string; text: string } => {
  const size = new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit: 'megabyte' })
  return {
    href: localePath(locale, brochurePath(slug)),
    text: schoolsMessages(locale)('brochure.download', { size: size.format(maxBrochureBytes / 1_000_000) }),
  }
}
