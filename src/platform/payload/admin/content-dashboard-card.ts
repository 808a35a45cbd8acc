import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { editors } from '../access'
import { type PanelTexts, textsIn } from './panel-texts'
import {
  type CountTexts,
  countCard,
  countVisible,
  listHref,
  type TodayItem,
  type TodayQuestion,
} from './today'

const unpublished: PanelTexts<string> = {
  en: 'not published yet',
  de: 'noch nicht veröffentlicht',
  es: 'sin publicar todavía',
  fr: 'pas encore publié',
  it: 'non ancora pubblicato',
  pt: 'ainda por publicar',
  ca: 'encara per publicar',
}

/** Documents of one collection whose newest version is a draft: never published, or changed since. */
const draftsOf = async (req: PayloadRequest, slug: CollectionSlug): Promise<TodayItem[]> => {
  const { payload, i18n } = req
  const { totalDocs } = await payload.countVersions({
    collection: slug,
    where: { latest: { equals: true }, 'version._status': { equals: 'draft' } },
    req,
    overrideAccess: false,
  })
  if (!totalDocs) return []
  const label = getTranslation(payload.collections[slug].config.labels.plural, i18n)
  return [
    {
      figure: String(totalDocs),
      text: `${label}: ${textsIn(unpublished, i18n.language)}`,
      href: listHref(slug, { _status: { equals: 'draft' } }),
    },
  ]
}

const withoutDescription: CountTexts = {
  en: { one: 'picture without a description', many: 'pictures without a description' },
  de: { one: 'Bild ohne Beschreibung', many: 'Bilder ohne Beschreibung' },
  es: { one: 'imagen sin descripción', many: 'imágenes sin descripción' },
  fr: { one: 'image sans description', many: 'images sans description' },
  it: { one: 'immagine senza descrizione', many: 'immagini senza descrizione' },
  pt: { one: 'imagem sem descrição', many: 'imagens sem descrição' },
  ca: { one: 'imatge sense descripció', many: 'imatges sense descripció' },
}

/** Pictures that people who cannot see them know nothing about. */
const picturesCard = countCard(
  editors,
  [{ texts: withoutDescription, href: listHref('media', { alt: { exists: 'false' } }) }],
  async (req) => [await countVisible(req, 'media', { alt: { exists: false } })],
)

/** Drafts of every collection that has them, and undescribed pictures. */
export const contentCard: TodayQuestion = async (req) => {
  if (!editors({ req })) return []
  const withDrafts = req.payload.config.collections.filter(({ versions }) => versions?.drafts)
  const items = await Promise.all([...withDrafts.map(({ slug }) => draftsOf(req, slug)), picturesCard(req)])
  return items.flat()
}
