import { pagesTag } from '../features/pages/tags'
import { schoolsTag } from '../features/schools/tags'
import type { QueryContext } from '../platform/payload/query'
import { type Embed, embedsIn } from '../shared/embed-html'

/** A localized text in all its languages. */
const inAllLanguages = (text: unknown): Embed[] =>
  Object.values((text as object | null) ?? {}).flatMap(embedsIn)

/** Everything that editors have embedded in what is published, in whichever language. */
export const listEmbeds = async ({ payload, tag }: QueryContext): Promise<Embed[]> => {
  tag(pagesTag)
  tag(schoolsTag)
  const query = {
    where: { _status: { equals: 'published' } },
    locale: 'all' as const,
    depth: 0,
    pagination: false,
  }
  const [pages, schools] = await Promise.all([
    payload.find({ ...query, collection: 'pages', select: { body: true } }),
    payload.find({ ...query, collection: 'schools', select: { description: true } }),
  ])
  return [
    ...pages.docs.flatMap(({ body }) => inAllLanguages(body)),
    ...schools.docs.flatMap(({ description }) => inAllLanguages(description)),
  ]
}
