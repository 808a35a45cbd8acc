// Written by `npm run messages` from the texts beside it.
import { defineMessages } from '../../../../shared/messages/define-messages'
import type { Translator } from '../../../../shared/messages/translator'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The values of each message. */
export type BlocksPanelParams = {
  'block.hidden': []
  'block.copied': []
  'block.copy': []
  'block.keepAs': []
  'block.keepTitle': []
  'block.keepHelp': []
  'block.titleLabel': []
  'block.keep': []
  'block.cancel': []
  'block.kept': [{ title: string | number }]
  'block.saveFirst': []
  'block.paste': [{ name: string | number }]
  'block.unreachable': []
  'usedIn.unused': []
  'usedIn.beforeDeleting': []
  'searchWords.text': []
  'searchWords.hero': []
  'searchWords.columns': []
  'searchWords.callToAction': []
  'searchWords.quote': []
  'searchWords.accordion': []
  'searchWords.pictureText': []
  'searchWords.gallery': []
  'searchWords.video': []
  'searchWords.cards': []
  'searchWords.priceTeaser': []
  'searchWords.startDates': []
  'searchWords.calculator': []
  'searchWords.schoolMap': []
  'searchWords.latestNews': []
  'searchWords.table': []
  'searchWords.downloads': []
  'searchWords.form': []
  'searchWords.reusable': []
  'errors.noTitle': []
  'errors.notStored': []
  'errors.pageDeleted': []
  'errors.nested': []
  'errors.reusableAlready': []
  'errors.manyBlocks': [{ count: string | number }]
}

export type BlocksPanelMessages = Translator<BlocksPanelParams>

export const blocksPanelMessages = /* @__PURE__ */ defineMessages<BlocksPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
