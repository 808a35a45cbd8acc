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
export type FormsParams = {
  optional: []
  choose: []
  severalHint: []
  onlyIf: [{ answer: string | number; field: string | number }]
  onlyIfAny: [{ field: string | number }]
  send: []
  leaveEmpty: []
  errorPrefix: []
  errorSummary: []
  errorKept: []
  missing: [{ field: string | number }]
  missingChoice: [{ field: string | number }]
  missingConsent: [{ field: string | number }]
  tooLong: [{ count: string | number; field: string | number; max: string | number }]
  emailWrong: [{ field: string | number }]
  phoneWrong: [{ field: string | number }]
  dateWrong: [{ field: string | number }]
  numberWrong: [{ field: string | number }]
  numberNotWhole: [{ field: string | number }]
  numberSmall: [{ field: string | number; min: number }]
  numberLarge: [{ field: string | number; max: number }]
  choiceWrong: [{ field: string | number }]
  fileMissing: [{ field: string | number }]
  fileEmpty: [{ field: string | number }]
  fileTooLarge: [{ field: string | number; max: string | number }]
  fileWrongKind: [{ field: string | number }]
  fileTooMany: [{ field: string | number }]
  fileFailed: [{ field: string | number }]
  fileGone: [{ field: string | number }]
  fileHintPdf: [{ max: string | number }]
  fileHintPicture: [{ max: string | number }]
  fileHintBoth: [{ max: string | number }]
  fileKept: [{ file: string | number }]
  honeypot: []
  tooFast: []
  tooMany: []
  notStored: []
  keptGone: []
  oneMoreStep: []
  oneMoreStepText: []
  sentTitle: []
  sentText: []
  sentMailed: []
  backHome: []
  yes: []
  mailSubject: [{ form: string | number }]
  mailTitle: []
  mailText: []
  mailAnswers: []
  mailReply: []
  mailWhy: []
  officeTitle: [{ form: string | number }]
  officeText: [{ form: string | number }]
  officeReply: [{ email: string | number }]
  officeOpen: []
  officeOpenText: []
  officeLanguage: []
  officePage: []
}

export type FormsMessages = Translator<FormsParams>

export const formsMessages = /* @__PURE__ */ defineMessages<FormsParams>({
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
