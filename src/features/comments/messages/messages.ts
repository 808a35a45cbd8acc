// Written by `npm run messages` from the texts beside it.
import { defineMessages } from '../../../shared/messages/define-messages'
import type { Translator } from '../../../shared/messages/translator'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import eu from './eu.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import gl from './gl.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ptBr from './pt-br.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The values of each message. */
export type CommentsParams = {
  comments: []
  count: [{ count: number }]
  threadTitle: [{ school: string | number }]
  threadDescription: [{ school: string | number }]
  readerDescription: [{ school: string | number }]
  quoted: [{ title: string | number }]
  backToSchool: [{ school: string | number }]
  allComments: []
  none: []
  noneClosed: []
  closed: []
  staffOnly: []
  logIn: []
  fromSchool: []
  anonymous: []
  erased: []
  awaiting: []
  inReplyTo: [{ author: string | number }]
  reply: []
  replyTo: [{ author: string | number }]
  edit: []
  editTitle: [{ author: string | number }]
  stars: [{ count: number }]
  ratingCount: [{ average: string | number; count: number }]
  pager: []
  pageOf: [{ page: string | number; pages: string | number }]
  previousPage: []
  nextPage: []
  feed: []
  feedEntry: [{ author: string | number; school: string | number }]
  writeTitle: []
  name: []
  email: []
  emailHint: []
  website: []
  optional: []
  content: []
  contentHint: []
  rating: []
  noRating: []
  remember: []
  rememberHint: []
  notify: []
  leaveEmpty: []
  send: []
  cancel: []
  replying: [{ author: string | number }]
  replyCancelled: []
  save: []
  close: []
  loading: []
  loadFailed: []
  errorPrefix: []
  errorSummary: []
  errorKept: []
  nameMissing: []
  emailMissing: []
  emailWrong: []
  urlWrong: []
  contentEmpty: []
  tooLong: [{ count: string | number; field: string | number; max: string | number }]
  unreadable: [{ field: string | number }]
  ratingWrong: []
  parentGone: []
  tooFast: [{ count: number }]
  notOpen: []
  notForGuests: []
  notStored: []
  keptGone: []
  oneMoreStep: []
  oneMoreStepText: []
  sentTitle: []
  sentText: []
  sentSoon: []
  seeSent: []
  sentConfirm: []
  sentNothing: []
  backToComments: []
  confirmTitle: []
  confirmText: [{ email: string | number; school: string | number }]
  confirmButton: []
  confirmedTitle: []
  confirmedText: []
  ownTitle: []
  ownText: [{ school: string | number }]
  ownSave: []
  ownWithdraw: []
  ownSavedTitle: []
  ownSavedText: []
  ownSavedWaits: []
  ownWithdrawnTitle: []
  ownWithdrawnText: []
  ownChanged: []
  linkGoneTitle: []
  linkGoneText: []
  unsubscribeTitle: []
  unsubscribeText: [{ email: string | number }]
  unsubscribeButton: []
  unsubscribedTitle: []
  unsubscribedText: []
  'mail.hello': [{ name: string | number }]
  'mail.confirmSubject': [{ school: string | number }]
  'mail.confirmTitle': []
  'mail.confirmText': [{ school: string | number }]
  'mail.confirmButton': []
  'mail.confirmOpen': []
  'mail.confirmOnce': [{ days: string | number }]
  'mail.ownSubject': [{ school: string | number }]
  'mail.ownTitle': []
  'mail.ownText': [{ school: string | number }]
  'mail.ownButton': []
  'mail.ownOpen': [{ days: string | number }]
  'mail.ownNotYou': []
  'mail.replySubject': [{ author: string | number; school: string | number }]
  'mail.replyTitle': []
  'mail.replyText': [{ author: string | number; school: string | number }]
  'mail.replyButton': []
  'mail.replyWhy': []
  'mail.replyStop': []
  'mail.pendingSubject': [{ school: string | number }]
  'mail.pendingTitle': []
  'mail.pendingText': [{ school: string | number }]
  'mail.pendingButton': []
  'mail.pendingOpen': []
  'mail.name': []
  'mail.email': []
  'mail.website': []
}

export type CommentsMessages = Translator<CommentsParams>

export const commentsMessages = /* @__PURE__ */ defineMessages<CommentsParams>({
  ca,
  de,
  en,
  es,
  eu,
  fr,
  gl,
  it,
  'pt-br': ptBr,
  pt,
})
