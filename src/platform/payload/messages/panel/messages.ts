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
export type PayloadPanelParams = {
  unpublished: []
  withoutDescription: [{ count: number }]
  'picture.unused': []
  'picture.replaceInstead': []
  'picture.deleteAnyway': []
  'picture.willBeMissing': []
  'picture.deleteNow': []
  'picture.keep': []
  'picture.failed': []
  'picture.uploadSeveral': []
  'picture.chooseSeveral': []
  'conflict.title': []
  'conflict.somebody': []
  'conflict.changed': [{ name: string | number; time: string | number }]
  'conflict.question': []
  'conflict.both': []
  'conflict.mine': []
  'conflict.allTheirs': []
  'conflict.allMine': []
  'conflict.save': []
  'conflict.cancel': []
  'conflict.lately': [{ name: string | number; time: string | number }]
  'draft.heading': [{ label: string | number }]
  'draft.new': []
  'draft.name': []
  'draft.title': []
  'draft.create': []
  'draft.onlyEditors': []
  'draft.unreachable': []
  'draft.changedBy': []
  'draft.notRecorded': []
  'scheduled.publish': [{ time: string | number }]
  'scheduled.unpublish': [{ time: string | number }]
  'use.usedIn': []
  'use.onlyInDraft': []
  namesField: []
  'identityFields.password': []
  'identityFields.code': []
  viewSite: []
  unsaved: []
  'errors.valueTaken': [{ value: string | number }]
  'shape.text': []
  'shape.boolean': []
  'shape.number': []
  'shape.option': []
  'shape.list': []
  'shape.date': []
  'shape.object': []
  'shape.document': []
  'shape.richText': []
  'shape.block': []
  'shape.many': []
  'shape.deep': []
  'errors.wrongKindOfFile': [{ endings: string | number }]
  'errors.email': []
  'errors.mailState': []
  'errors.mailSent': []
  'errors.newScript': [{ label: string | number }]
  'errors.fileName': []
  'errors.noEmbed': []
  'errors.manyCharacters': [{ count: string | number }]
  'errors.embed': []
  'errors.slug': []
  'errors.reservedSlug': [{ slug: string | number }]
  'errors.code': []
  'errors.wholeNumber': []
  'errors.noAmount': []
  'errors.amount': []
  'errors.leastAmount': [{ amount: string | number }]
  'errors.linkTarget': []
  'errors.noLinkTarget': []
  'errors.messengerNumber': []
  'errors.messengerName': []
  'errors.placed': [{ names: string | number }]
  'errors.placedMore': [{ more: number; names: string | number }]
  'errors.pictureUsed': [{ names: string | number }]
  'errors.pictureUsedMore': [{ more: number; names: string | number }]
  'errors.allLanguages': []
  'errors.manyFields': []
  'errors.fileAddress': []
  'errors.largeSetting': []
  'errors.noObject': []
  'errors.parameter': [{ name: string | number }]
  'errors.changed': [{ name: string | number }]
  'errors.somebody': []
  'errors.noDocument': []
  'errors.noFile': []
  obsoleteMail: []
  'hiddenMail.lead': []
  'hiddenMail.kept': []
  'hiddenMail.sent': []
  'errors.language': []
  'errors.timeZone': []
  'failure.fileTooLarge': []
  'failure.storageFull': []
  'failure.noFileStorage': []
  'failure.noDatabase': []
  'failure.conflict': []
  'failure.busy': []
  'failure.invalidValue': []
  'failure.missingReference': []
  'errors.defaultLanguage': []
}

export type PayloadPanelMessages = Translator<PayloadPanelParams>

export const payloadPanelMessages = /* @__PURE__ */ defineMessages<PayloadPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
