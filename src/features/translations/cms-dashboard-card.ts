import { editors } from '../../platform/payload/access'
import { type CountTexts, countCard } from '../../platform/payload/admin/today'
import { TRANSLATIONS_PATH } from './contract'
import { countWaiting } from './list/list-texts.server'

const missingTexts: CountTexts = {
  en: { one: 'translation missing', many: 'translations missing' },
  de: { one: 'Übersetzung fehlt', many: 'Übersetzungen fehlen' },
  es: { one: 'traducción pendiente', many: 'traducciones pendientes' },
  fr: { one: 'traduction manquante', many: 'traductions manquantes' },
  it: { one: 'traduzione mancante', many: 'traduzioni mancanti' },
  pt: { one: 'tradução em falta', many: 'traduções em falta' },
  ca: { one: 'traducció pendent', many: 'traduccions pendents' },
}

const outdatedTexts: CountTexts = {
  en: { one: 'translation outdated', many: 'translations outdated' },
  de: { one: 'Übersetzung veraltet', many: 'Übersetzungen veraltet' },
  es: { one: 'traducción desactualizada', many: 'traducciones desactualizadas' },
  fr: { one: 'traduction à revoir', many: 'traductions à revoir' },
  it: { one: 'traduzione da rivedere', many: 'traduzioni da rivedere' },
  pt: { one: 'tradução desatualizada', many: 'traduções desatualizadas' },
  ca: { one: 'traducció desactualitzada', many: 'traduccions desactualitzades' },
}

/** Texts that nobody has translated, and translations whose source has changed since. */
export const translationsCard = countCard(
  editors,
  [
    { texts: missingTexts, href: `${TRANSLATIONS_PATH}?state=missing` },
    { texts: outdatedTexts, href: `${TRANSLATIONS_PATH}?state=outdated` },
  ],
  async (req) => {
    const { missing, outdated } = await countWaiting(req)
    return [missing, outdated]
  },
)
