import { panelLocale } from '../../../shared/locale'
import { privacyPanelMessages } from '../messages/panel/messages'
import { readErasure } from '../persons/erasure-entry.server'

/** “Personal data: Enrolments 1, Mails 2” in the language of the reader. */
export const describeErasure = (subject: string, language: string): string | undefined => {
  const erased = readErasure(subject)
  if (!erased) return undefined
  const t = privacyPanelMessages(panelLocale(language))
  return `${t('persons.logged')}: ${erased.map(({ kind, found }) => `${t(`persons.kinds.${kind}`)} ${found}`).join(', ') || t('persons.noneLogged')}`
}
