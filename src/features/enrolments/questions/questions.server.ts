import type { Payload } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import type { EnrolmentForm } from '../../../platform/payload/payload-types'
import { type QueryContext, readIn } from '../../../platform/payload/query'
import { documentId } from '../../../shared/id'
import type { Locale } from '../../../shared/locale'
import { type Answer, type AskedOffer, type Question, translateAnswer } from './questions'

type Row = NonNullable<EnrolmentForm['questions']>[number]

const idsOf = (docs: Row['courses']): number[] => (docs ?? []).map(documentId)

/** The offers that questions are limited to, by collection and id. */
const findOffers = async (payload: Payload, rows: readonly Row[]): Promise<Map<string, AskedOffer>> => {
  const limited = rows.filter(({ askedOf }) => askedOf === 'some')
  const read = async (collection: 'courses' | 'accommodation', ids: number[]) => {
    if (!ids.length) return []
    const select = { number: true, school: true } as const
    const docs = await findAll(payload, collection, { id: { in: ids } }, { select })
    return docs.flatMap(({ id, number, school }): [string, AskedOffer][] =>
      typeof number === 'number' && school
        ? [
            [
              `${collection}/${id}`,
              {
                school: documentId(school),
                kind: collection === 'courses' ? 'course' : 'accommodation',
                number,
              },
            ],
          ]
        : [],
    )
  }
  const found = await Promise.all([
    read(
      'courses',
      limited.flatMap(({ courses }) => idsOf(courses)),
    ),
    read(
      'accommodation',
      limited.flatMap(({ accommodation }) => idsOf(accommodation as Row['courses'])),
    ),
  ])
  return new Map(found.flat())
}

/** All questions of the enrolment form in one language, in their order. */
export const loadQuestions = async (
  ctx: Pick<QueryContext, 'payload' | 'locale' | 'languages'>,
): Promise<Question[]> => {
  const { questions } = await ctx.payload.findGlobal({ slug: 'enrolment-form', depth: 0, ...readIn(ctx) })
  const rows = questions ?? []
  const offers = await findOffers(ctx.payload, rows)
  return rows.map((row) => {
    const only = [
      ...idsOf(row.courses).map((id) => `courses/${id}`),
      ...idsOf(row.accommodation as Row['courses']).map((id) => `accommodation/${id}`),
    ].flatMap((key) => offers.get(key) ?? [])
    return {
      id: String(row.id),
      label: row.label,
      hint: row.hint ?? '',
      type: row.type,
      options: (row.options ?? []).map(({ id, label }) => ({ id: String(id), label })),
      required: row.required ?? false,
      inMails: row.inMails ?? false,
      ...(row.askedOf === 'some' && { only }),
    }
  })
}

/** Translates answers for readers of one language. The questions of each language are read once. */
export const answerTranslator = (payload: Payload, locale: Locale) => {
  const known = new Map<Locale, Promise<Question[]>>()
  const questionsIn = (language: Locale): Promise<Question[]> => {
    const read = known.get(language) ?? loadQuestions({ payload, locale: language })
    known.set(language, read)
    return read
  }
  return {
    questions: () => questionsIn(locale),
    translate: async (answers: readonly Answer[], language: Locale): Promise<Answer[]> => {
      if (!answers.length) return []
      const [asked, shown] = await Promise.all([questionsIn(language), questionsIn(locale)])
      return answers.map((answer) => translateAnswer(answer, { asked, shown }, locale))
    },
  }
}
