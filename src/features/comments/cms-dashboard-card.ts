import {
  type CountTexts,
  countedItem,
  countVisible,
  type TodayQuestion,
} from '../../platform/payload/admin/today'
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

export const commentsCard: TodayQuestion = async (req) => {
  if (!canModerate(req.user)) return []
  const count = await countVisible(req, 'comments', { state: { equals: 'unapproved' } })
  return countedItem(req, waiting, count, { href: `${MODERATION_PATH}?state=unapproved` })
}
