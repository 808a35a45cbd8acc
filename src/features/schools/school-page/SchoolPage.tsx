import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/locale'
import type { FromText, OfferPrices, Rating, School } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { AccommodationList } from '../offers/AccommodationList'
import { CourseList } from '../offers/CourseList'
import { SectionHeading } from '../page-parts/SectionHeading'
import { hasAbout, SchoolAbout } from './SchoolAbout'
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
}: SchoolPageProps) {
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
      {/* In this order on a phone: the price comes before the pictures. In a wide window it is beside both. */}
      <div className="school-layout wrap" data-widget="sections">
        {(hasAbout(school) || school.courses.length + school.accommodation.length > 0) && (
          <div className="school-sections">
            <SchoolAbout school={school} t={t} />
            <CourseList
              courses={school.courses}
              school={school.slug}
              prices={calculator?.prices}
              locale={locale}
              t={t}
            />
            <AccommodationList
              accommodation={school.accommodation}
              school={school.slug}
              prices={calculator?.prices}
              locale={locale}
              t={t}
            />
          </div>
        )}
        <SideBlock school={school} siteContact={siteContact} locale={locale} t={t} calculator={calculator} />
        <div className="school-sections">
          {school.gallery.length > 0 && (
            <section id="anc-gallery" className="section anchor" aria-labelledby="gallery-title">
              <SectionHeading id="gallery-title" title={t('gallery')} count={school.gallery.length} />
              {gallery}
            </section>
          )}
          <Trust school={school} rating={rating} t={t} />
          {sections && <div className="section">{sections}</div>}
          {comments}
          <section id="anc-map" className="section anchor" aria-labelledby="map-title">
            <SectionHeading id="map-title" title={t('map')} />
            <SchoolAddress school={school} locale={locale} t={t} level={3} />
            {map}
          </section>
        </div>
      </div>
    </>
  )
}
