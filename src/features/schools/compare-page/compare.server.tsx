import type { PageContent } from '../../../platform/http/pages'
import { comparePath, schoolPath } from '../../../shared/address/school-path'
import type { Locale } from '../../../shared/locale'
import type { OfferDetails, School, StayTotal } from '../contract'
import { schoolsMessages } from '../messages/messages'
import { ComparePage } from './ComparePage'
import { type Comparison, comparedCourses } from './comparison'

interface ComparisonParts {
  comparison: Comparison
  details: OfferDetails | undefined
  totals: ReadonlyMap<number, StayTotal> | undefined
}

/** The page that puts courses of a school side by side; undefined if it has only one. */
export const compareContent = (
  locale: Locale,
  school: School,
  { comparison, details, totals }: ComparisonParts,
): PageContent | undefined => {
  const t = schoolsMessages(locale)
  const courses = comparedCourses(school.courses, comparison)
  if (courses.length < 2) return undefined
  const starts = [...(details?.starts ?? [])].flatMap(([number, [next]]) =>
    next ? [[number, next.text] as const] : [],
  )
  return {
    title: `${t('compareCourses')} – ${school.name}`,
    wholeTitle: true,
    description: t('compareHint'),
    path: comparePath(school.slug),
    // It has nothing that the pages of its courses do not have.
    noindex: true,
    trail: [
      { name: school.name, path: schoolPath(school.slug) },
      { name: t('compareCourses'), path: comparePath(school.slug) },
    ],
    body: <ComparePage {...{ locale, t, school, courses, comparison, totals }} starts={new Map(starts)} />,
  }
}
