import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/locale'
import type { FromText, OfferPrices, Rating, School } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { AccommodationList } from '../offers/AccommodationList'
import { CourseTable } from '../offers/CourseTable'
import { SectionHeading } from '../page-parts/SectionHeading'
import { Questions, SchoolAbout } from './SchoolAbout'
import { SchoolAddress } from './SchoolAddress'
import { SchoolHero } from './SchoolHero'
import { SectionNavigation } from './SectionNavigation'
import { SideBlock, type SideBlockProps } from './SideBlock'
import { Trust } from './Trust'

interface SchoolPageProps {
  locale: Locale
  t: SchoolsMessages
  school: School
  siteContact: SideBlockProps['siteContact']
  opening?: SideBlockProps['opening']
  /** The gallery, made by its feature. */
  gallery: ReactNode
  /** Absent when the school has no prices. */
  calculator?: NonNullable<SideBlockProps['calculator']> & { prices: OfferPrices; from: FromText | undefined }
  /** The free sections, made by the feature of blocks. */
  sections?: ReactNode
  /** The comments section, made by its feature. */
  comments: ReactNode
  /** The average of the ratings in the comments. */
  rating?: Rating | undefined
  /** The map, shown below the address. */
  map: ReactNode
}

export function SchoolPage({
  locale,
  t,
  school,
  siteContact,
  gallery,
  calculator,
  sections,
  comments,
  rating,
  map,
  opening,
}: SchoolPageProps) {
  const offers = { school: school.slug, prices: calculator?.prices, locale, t }
  return (
    <>
      <SchoolHero
        school={school}
        locale={locale}
        t={t}
        hasPrices={calculator !== undefined}
        from={calculator?.from}
        rating={rating}
      />
      <SectionNavigation school={school} t={t} hasPrices={calculator !== undefined} />
      {/* In this order on a phone: the calculator follows the courses. In a wide window it is beside everything. */}
      <div className="school-layout wrap" data-widget="sections">
        {school.courses.length > 0 && (
          <div className="school-sections">
            <CourseTable {...offers} courses={school.courses} />
          </div>
        )}
        <SideBlock {...{ school, siteContact, locale, t, opening, calculator }} />
        <div className="school-sections">
          <AccommodationList {...offers} accommodation={school.accommodation} />
          <Trust school={school} t={t} />
          {comments}
          <SchoolAbout school={school} t={t} />
          {school.gallery.length > 0 && (
            <section id="anc-gallery" className="section anchor" aria-labelledby="gallery-title">
              <SectionHeading id="gallery-title" title={t('gallery')} count={school.gallery.length} />
              {gallery}
            </section>
          )}
          {sections && <div className="section">{sections}</div>}
          <Questions questions={school.faq} t={t} />
          <section id="anc-map" className="section anchor" aria-labelledby="map-title">
            <SectionHeading id="map-title" title={t('map')} />
            <SchoolAddress school={school} locale={locale} t={t} level={3} opening={opening} />
            {map}
          </section>
        </div>
      </div>
    </>
  )
}
