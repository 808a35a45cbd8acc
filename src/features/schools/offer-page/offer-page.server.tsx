import type { ReactNode } from 'react'
import type { PageContent } from '../../../platform/http/pages'
import { accommodationPath, coursePath, schoolPath } from '../../../shared/address/school-path'
import type { Contact } from '../../../shared/contact/contact'
import { type Locale, localePath } from '../../../shared/locale'
import { shorten } from '../../../shared/text/shorten'
import type { OfferDetails, OfferPage as Page } from '../contract'
import { schoolsMessages } from '../messages/messages'
import { PriceBar } from '../page-parts/PriceBar'
import { accommodationJsonLd, courseJsonLd } from '../structured-data'
import { OfferPage } from './OfferPage'

/** The parts of the page that other features make. */
interface OfferPageParts {
  siteContact: Contact
  /** Missing if the school is not priced. */
  details?: OfferDetails | undefined
  gallery?: ReactNode
  sections: { body: ReactNode; jsonLd: object[] }
}

/** Search engines show about this much of a description. */
const DESCRIPTION_LENGTH = 160

const pathOf = ({ school, shown: { kind, offer } }: Page): string =>
  (kind === 'course' ? coursePath : accommodationPath)(school.slug, offer.slug)

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
  { siteContact, details, gallery, sections }: OfferPageParts,
): PageContent => {
  const { school, shown, pictures, seo } = page
  const { offer } = shown
  const path = pathOf(page)
  const about = shown.kind === 'course' ? shown.offer.summary : shorten(offer.description, DESCRIPTION_LENGTH)
  const price = details?.prices?.[shown.kind][offer.number ?? -1]
  return {
    title: seo.title ?? `${offer.title} – ${school.name}, ${school.town}`,
    wholeTitle: true,
    description: seo.description ?? (about || offer.title),
    path,
    ...(details?.prices
      ? {
          calculator: price?.href ?? `${localePath(locale, schoolPath(school.slug))}#anc-calculator`,
        }
      : {}),
    ...(price ? { bar: <PriceBar from={price.text} href={price.href} t={schoolsMessages(locale)} /> } : {}),
    shareImage: pictures[0]?.share ?? school.picture?.share,
    jsonLd: [...jsonLd(page, details, { locale, publicUrl }), ...sections.jsonLd],
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
        siteContact={siteContact}
        gallery={gallery}
        sections={sections.body}
      />
    ),
  }
}
