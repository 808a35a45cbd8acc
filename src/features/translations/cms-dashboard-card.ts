import { editors } from '../../platform/payload/access'
import { countCard } from '../../platform/payload/admin/today'
import { ofAllSchools } from '../../platform/payload/school-scope'
import { TRANSLATIONS_PATH } from './contract'
import { countWaiting } from './list/list-texts.server'
import { translationsPanelMessages } from './messages/panel/messages'

/** Texts that nobody has translated, and translations whose source has changed since. */
export const translationsCard = countCard(
  ofAllSchools(editors),
  [
    {
      text: (locale, count) => translationsPanelMessages(locale)('missingTexts', { count }),
      href: `${TRANSLATIONS_PATH}?state=missing`,
      icon: 'language',
    },
    {
      text: (locale, count) => translationsPanelMessages(locale)('outdatedTexts', { count }),
      href: `${TRANSLATIONS_PATH}?state=outdated`,
      icon: 'language',
    },
  ],
  async (req) => {
    const { missing, outdated } = await countWaiting(req)
    return [missing, outdated]
  },
)
