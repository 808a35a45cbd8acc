export const en = {
  keptGone: 'What you typed is no longer here. We keep it for 30 minutes, or until the request is sent.',
  sentBefore: 'You have already sent this request',
  sentBeforeText:
    'A request for the same person and the same stay is already with the school. You do not need to send it again.',
  sentOn: 'Sent on {date}',
  sendAgain: 'Send another request',
  sendAgainText:
    'Do you want a second, separate request, for example for someone who shares your e-mail address?',
  confirmed: 'We have sent you a confirmation by e-mail.',
  summary: 'Your request',
  nextTitle: 'What happens next',
  nextCheck: 'The school checks that there is a place for you on these dates.',
  nextAnswerOne: 'It replies by e-mail within one working day.',
  nextAnswerOther: 'It replies by e-mail within {count} working days.',
  nextPay:
    'When your place is confirmed, the school tells you how to pay. You do not pay anything before that.',
  openQuote: 'Open the quote',
  calendar: 'Add the dates to your calendar',
  questionsText: 'Contact {school} and mention the reference.',
}

export type EnrolMessages = { [Key in keyof typeof en]: string }
