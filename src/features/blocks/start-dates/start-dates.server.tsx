import { documentId } from '../../../shared/id'
import { type Locale, languageTag } from '../../../shared/locale'
import { asWritten } from '../../../shared/time/local-date'
import { blockText, populated } from '../common/block-texts.server'
import type { ShowBlock } from '../show-block.server'
import { StartDates } from './StartDates'

const DEFAULT_LIMIT = 4

/** Writes days in words; only those of another year name it. */
const dayWriter = (locale: Locale, today: string): ((day: string) => string) => {
  const format = (year: object) =>
    new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC', ...year })
  const thisYear = format({})
  const otherYear = format({ year: 'numeric' })
  return (day) =>
    asWritten(
      locale,
      (day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear).format(new Date(`${day}T00:00:00Z`)),
    )
}

export const showStartDates: ShowBlock<'startDates'> = async (block, ctx, originals) => {
  const slug = populated(block.school)?.slug
  const offers = slug ? await ctx.parts.offers?.(ctx, slug) : undefined
  const chosen = block.course ? documentId(block.course) : undefined
  const courses = (offers?.starts ?? [])
    .filter(({ id }) => chosen === undefined || id === chosen)
    .map((course) => ({ ...course, days: course.days.slice(0, block.limit ?? DEFAULT_LIMIT) }))
    .filter(({ days }) => days.length > 0)
  if (!offers || courses.length === 0) return undefined
  return {
    body: (
      <StartDates
        heading={blockText(block, originals, 'heading') ?? { text: ctx.t('nextStarts') }}
        courses={courses}
        writeDay={dayWriter(ctx.locale, offers.today)}
      />
    ),
  }
}
