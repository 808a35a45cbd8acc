import type { SpamReason } from '../../contract'
import { type CommentsPanelMessages, commentsPanelMessages } from '../../messages/panel/messages'

const describeWord = (t: CommentsPanelMessages, word: string): string => {
  const mark = commentsPanelMessages
    .keys('reason.mark.')
    .find((key) => key === `reason.mark.${word.slice(1)}`)
  if (word.startsWith('#') && mark) return t(mark)
  if (word.startsWith('link:')) return t('reason.wordInLink', { word: word.slice(5) })
  if (word.startsWith('from:')) return t('reason.wordInWebsite', { word: word.slice(5) })
  return t('reason.word', { word })
}

/** Says why a comment was taken for spam or has to wait. */
export const describeReason = (t: CommentsPanelMessages, reason: SpamReason | string): string => {
  // Stored before there were codes.
  if (typeof reason === 'string') return reason
  if (reason.code === 'blocked') return t('reason.blocked', reason.params)
  if (reason.code === 'links') return t('reason.links', reason.params)
  if (reason.code !== 'filter') return t(`reason.${reason.code}`)
  const { score, ...found } = reason.params
  const told = (['against', 'inFavour'] as const).flatMap((side) => {
    const words = found[side].map((word) => describeWord(t, word)).join(', ')
    return words ? [t(`reason.${side}`, { words })] : []
  })
  return [t('reason.filter', { score }), ...told].join(' ')
}
