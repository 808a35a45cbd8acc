import { type CountTexts, countCard, countVisible } from '../../platform/payload/admin/today'
import { MODERATION_PATH } from './contract'
import { canModerate } from './moderation/cms-can-moderate'

const waiting: CountTexts = {
  en: { one: 'comment waits for moderation', many: 'comments wait for moderation' },
  de: { one: 'Kommentar wartet auf Freigabe', many: 'Kommentare warten auf Freigabe' },
  es: { one: 'comentario por moderar', many: 'comentarios por moderar' },
  fr: { one: 'commentaire à modérer', many: 'commentaires à modérer' },
  it: { one: 'commento da moderare', many: 'commenti da moderare' },
  pt: { one: 'comentário por moderar', many: 'comentários por moderar' },
  ca: { one: 'comentari per moderar', many: 'comentaris per moderar' },
}

export const commentsCard = countCard(
  ({ req }) => canModerate(req.user),
  [{ texts: waiting, href: `${MODERATION_PATH}?state=unapproved` }],
  async (req) => [await countVisible(req, 'comments', { state: { equals: 'unapproved' } })],
)
