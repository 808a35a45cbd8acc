import { editors } from '../../platform/payload/access'
import { type CountTexts, countedItem, type TodayQuestion } from '../../platform/payload/admin/today'
import { TRANSLATIONS_PATH } from './contract'
import { listTexts } from './list/list-texts.server'

const missingTexts: CountTexts = {
  en: { one: 'translation missing', many: 'translations missing' },
  de: { one: 'Übersetzung fehlt', many: 'Übersetzungen fehlen' },
  es: { one: 'traducción pendiente', many: 'traducciones pendientes' },
  fr: { one: 'traduction manquante', many: 'traductions manquantes' },
  it: { one: 'traduzione mancante', many: 'traduzioni mancanti' },
  pt: { one: 'tradução em falta', many: 'traduções em falta' },
  ca: { one: 'traducció pendent', many: 'traduccions pendents' },
}

/** Texts that visitors read in the default language, because nobody has translated them into theirs. */
export const translationsToday: TodayQuestion = async (req) => {
  if (!editors({ req })) return []
  const { progress } = await listTexts(req, { state: 'missing' })
  const count = progress.reduce((sum, { missing }) => sum + missing, 0)
  return countedItem(req, missingTexts, count, { href: `${TRANSLATIONS_PATH}?state=missing` })
}
