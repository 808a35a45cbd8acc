import { Parser } from 'htmlparser2'
import { schoolPath } from '../../../shared/address/school-path'
import {
  cardWithCode,
  type PdfBlock,
  type PdfDocument,
  type PdfPicture,
  type PdfText,
} from '../../../shared/formats/pdf'
import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { labelText } from '../../../shared/text/label-text'
import { openingText } from '../../../shared/time/opening-hours'
import { zoneName } from '../../../shared/time/zone-name'
import type { Course, PrintedPrices, School, SchoolIdentity } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { taughtLanguageName } from '../names'
import { classSizeText, levelText, mealsTexts, roomTexts } from '../offers/offer-texts'

export interface BrochureParts {
  identity: SchoolIdentity
  logo?: PdfPicture
  photo?: PdfPicture
  /** Missing if the school has no prices. */
  prices?: PrintedPrices
  publicUrl: string
}

/** Headings, paragraphs and lists of rich text. Pictures, tables and embeds are left to the page. */
const richBlocks = (html: string): PdfBlock[] => {
  const blocks: PdfBlock[] = []
  let text = ''
  const end = (toBlock: (text: string) => PdfBlock) => {
    const plain = text.replace(/\s+/g, ' ').trim()
    if (plain) blocks.push(toBlock(plain))
    text = ''
  }
  const parser = new Parser({
    ontext: (part) => {
      text += part
    },
    onclosetag: (name) => {
      if (/^h[2-6]$/.test(name)) end((plain) => ({ kind: 'heading', level: 3, text: plain }))
      else if (name === 'p' || name === 'blockquote') end((plain) => ({ kind: 'paragraph', text: plain }))
      else if (name === 'li') end((plain) => ({ kind: 'list', items: [plain] }))
      else if (/^(figure|table|iframe|details)$/.test(name)) text = ''
    },
  })
  parser.end(html)
  return blocks
}

const priceOf = (
  kind: 'course' | 'accommodation',
  { number }: { number?: number },
  prices: PrintedPrices | undefined,
) => (number === undefined ? undefined : prices?.offers[kind][number])

const courseBlocks = (course: Course, t: SchoolsMessages, prices: PrintedPrices | undefined): PdfBlock[] => {
  const { lessonsPerWeek } = course
  const lessons = `${lessonsPerWeek} ${t('lessons', { count: lessonsPerWeek })}, ${t('minutesPerLesson', { count: course.minutesPerLesson })}`
  const rows: { name: string; value: PdfText }[] = [
    { name: t('brochure.lessons'), value: lessons },
    { name: t('level'), value: levelText(course, t) },
    { name: t('classSize'), value: classSizeText(course, t) },
    { name: t('minAge'), value: t('minAgeValue', { count: course.minAge }) },
    ...(course.starts ? [{ name: t('starts'), value: course.starts }] : []),
    ...(prices
      ? [{ name: t('price'), value: priceOf('course', course, prices)?.text ?? t('priceOnRequest') }]
      : []),
  ]
  return [
    {
      kind: 'columns',
      shares: [0.5, 0.5],
      columns: [
        [
          { kind: 'heading', level: 3, text: course.title },
          { kind: 'paragraph', text: course.summary ?? '' },
        ],
        [{ kind: 'facts', rows }],
      ],
    },
  ]
}

/** The hours of the office, as on the page; a brochure does not say whether it is open now. */
const hoursText = ({ opening, contact }: School, locale: Locale): string => {
  if (!opening) return contact.hours ?? ''
  const rows = opening.hours.map((row) => Object.values(openingText(locale, row)).join(' '))
  return `${rows.join(', ')} (${zoneName(locale, opening.timeZone)})`
}

/** A brochure of the school, made from what its page shows. */
export const brochureDocument = (
  school: School,
  locale: Locale,
  t: SchoolsMessages,
  { identity, logo, photo, prices, publicUrl }: BrochureParts,
): PdfDocument => {
  const address = publicUrl + localePath(locale, schoolPath(school.slug))
  const name: PdfText = { text: school.name, instead: new URL(publicUrl).host }
  const languages = school.languages.map((code) => taughtLanguageName(locale, code)).join(', ')
  const hours = hoursText(school, locale)
  const section = (text: string, blocks: PdfBlock[]): PdfBlock[] =>
    blocks.length ? [{ kind: 'heading', level: 2, text }, ...blocks] : []

  return {
    title: `${school.name} – ${t('brochure.brochure')}`,
    author: school.name,
    lang: languageTag(locale),
    footer: { text: `${school.name} · ${t('brochure.brochure')}`, instead: t('brochure.brochure') },
    pageOf: t.template('brochure.pageOf'),
    leftOut: t('brochure.leftOut', { address }),
    blocks: [
      { kind: 'letterhead', name, ...(logo && { logo }), lines: identity.contact },
      { kind: 'title', above: t('teaches', { languages }), text: name, below: school.summary },
      ...(photo ? [{ kind: 'picture' as const, picture: photo, maxHeight: 210 }] : []),
      ...section(t('about'), richBlocks(school.descriptionHtml)),
      ...section(
        t('facts'),
        school.facts.length
          ? [{ kind: 'facts', rows: school.facts.map(({ label, value }) => ({ name: label, value })) }]
          : [],
      ),
      ...section(
        t('courses'),
        school.courses.flatMap((course) => courseBlocks(course, t, prices)),
      ),
      ...section(
        t('accommodation'),
        school.accommodation.length
          ? [
              {
                kind: 'table',
                // Four columns at most, so that long words such as “Selbstverpflegung” fit.
                head: [t('accommodation'), t('room'), t('meals'), ...(prices ? [t('price')] : [])],
                amounts: Boolean(prices),
                rows: school.accommodation.map((place) => {
                  const price = priceOf('accommodation', place, prices)
                  const minutes = t('minutes', { count: place.minutesToSchool })
                  const age = t('minAgeValue', { count: place.minAge })
                  return [
                    { text: place.title, detail: `${age} · ${labelText(locale, t('wayToSchool'), minutes)}` },
                    { text: t(roomTexts[place.room]) },
                    { text: t(mealsTexts[place.meals]) },
                    ...(prices
                      ? [price ? { text: price.amount, detail: price.stay } : { text: t('priceOnRequest') }]
                      : []),
                  ]
                }),
              },
            ]
          : [],
      ),
      ...(prices
        ? [
            {
              kind: 'paragraph' as const,
              text: t('brochure.pricesOn', { day: prices.day }),
              tone: 'small' as const,
            },
          ]
        : []),
      ...section(
        t('brochure.accreditations'),
        identity.accreditations.length
          ? [
              {
                kind: 'list',
                items: identity.accreditations.map(({ name: title, number }) =>
                  number ? `${title} (${number})` : title,
                ),
              },
            ]
          : [],
      ),
      cardWithCode(address, t('brochure.codeAlt', { address }), [
        { kind: 'heading', level: 2, text: t('brochure.online') },
        { kind: 'paragraph', text: t('brochure.onlineText') },
        { kind: 'link', text: address, href: address },
        ...(hours
          ? [
              {
                kind: 'paragraph' as const,
                text: labelText(locale, t('hours'), hours),
                tone: 'soft' as const,
              },
            ]
          : []),
      ]),
    ],
  }
}
