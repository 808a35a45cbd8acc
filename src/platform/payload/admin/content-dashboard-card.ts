import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { panelLocale } from '../../../shared/locale'
import { editors } from '../access'
import { payloadPanelMessages } from '../messages/panel/messages'
import { countCard, countVisible, listHref, type TodayItem, type TodayQuestion } from './today'

/** Documents of one collection whose newest version is a draft: never published, or changed since. */
const draftsOf = async (req: PayloadRequest, slug: CollectionSlug): Promise<TodayItem[]> => {
  const { payload, i18n } = req
  const { config } = payload.collections[slug]
  const { totalDocs } = await payload.countVersions({
    collection: slug,
    where: {
      latest: { equals: true },
      'version._status': { equals: 'draft' },
      // What is in the trash is a draft, too, and not in the list.
      ...(config.trash && { 'version.deletedAt': { exists: false } }),
    },
    req,
    overrideAccess: false,
  })
  if (!totalDocs) return []
  const { singular, plural } = config.labels
  const label = getTranslation(totalDocs === 1 ? singular : plural, i18n)
  return [
    {
      figure: String(totalDocs),
      text: `${label}: ${payloadPanelMessages(panelLocale(i18n.language))('unpublished')}`,
      href: listHref(slug, { _status: { equals: 'draft' } }),
      icon: 'draft',
    },
  ]
}

/** Pictures that people who cannot see them know nothing about. */
const picturesCard = countCard(
  editors,
  [
    {
      text: (locale, count) => payloadPanelMessages(locale)('withoutDescription', { count }),
      href: listHref('media', { alt: { exists: 'false' } }),
      icon: 'picture',
    },
  ],
  async (req) => [await countVisible(req, 'media', { alt: { exists: false } })],
)

/** Drafts of every collection that has them, and undescribed pictures. */
export const contentCard: TodayQuestion = async (req) => {
  if (!editors({ req })) return []
  const withDrafts = req.payload.config.collections.filter(({ versions }) => versions?.drafts)
  const items = await Promise.all([...withDrafts.map(({ slug }) => draftsOf(req, slug)), picturesCard(req)])
  return items.flat()
}
