import type { ReactNode } from 'react'
import type { PageContent } from '../../../platform/http/pages'
import { offerPath, schoolPath } from '../../../shared/address/school-path'
import type { Contact } from '../../../shared/contact/contact'
import { type Locale, localePath } from '../../../shared/locale'
import { shorten } from '../../../shared/text/shorten'
import type { OfferDetails, OfferPage as Page, ShownOpening } from '../contract'
import { schoolsMessages } from '../messages/messages'
import type { ShownCalculator } from '../services.server'
import { accommodationJsonLd, courseJsonLd } from '../structured-data'
import { OfferPage } from './OfferPage'

/** The parts of the page that other features make. */
interface OfferPageParts {
  siteContact: Contact
  opening?: ShownOpening | undefined
  /** Missing if the school is not priced. */
  details?: OfferDetails | undefined
  calculator?: ShownCalculator | undefined
  gallery?: ReactNode
  sections: { body: ReactNode; jsonLd: object[] }
}

/** Search engines show about this much of a description. */
const DESCRIPTION_LENGTH = 160

const pathOf = ({ school, shown: { kind, offer } }: Page): string => offerPath(kind)(school.slug, offer.slug)

const jsonLd = (
  { school, shown, pictures }: Page,
  details: OfferDetails | undefined,
  site: { locale: Locale; publicUrl: string },
): object[] => {
  const number = shown.offer.number ?? -1
  const picture = pictures[0] ?? school.picture
  return shown.kind === 'course'
    ? [courseJsonLd(school, { course: shown.offer, offer: details?.courses.get(number), picture }, site)]
    : accommodationJsonLd(
        school,
        { place: shown.offer, offer: details?.accommodation.get(number), picture },
        site,
      )
}

/** The page of a course or accommodation. */
export const offerContent = (
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
  page: Page,
  { details, ...parts }: OfferPageParts,
): PageContent => {
  const { school, shown, pictures, seo } = page
  const { offer } = shown
  const path = pathOf(page)
  const about = shown.kind === 'course' ? shown.offer.summary : shorten(offer.description, DESCRIPTION_LENGTH)
  return {
    title: seo.title ?? `${offer.title} – ${school.name}, ${school.town}`,
    wholeTitle: true,
    description: seo.description ?? (about || offer.title),
    path,
    ...(details?.prices
      ? {
          calculator: `${parts.calculator ? '' : localePath(locale, schoolPath(school.slug))}#anc-calculator`,
        }
      : {}),
    shareImage: pictures[0]?.share ?? school.picture?.share,
    jsonLd: [...jsonLd(page, details, { locale, publicUrl }), ...parts.sections.jsonLd],
    trail: [
      { name: school.name, path: schoolPath(school.slug) },
      { name: offer.title, path },
    ],
    body: (
      <OfferPage
        locale={locale}
        t={schoolsMessages(locale)}
        page={page}
        details={details}
        {...parts}
        sections={parts.sections.body}
      />
    ),
  }
}
