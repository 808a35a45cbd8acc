export const en = {
  keptGone: 'What you typed is no longer here. We keep it for 30 minutes, or until the request is sent.',
  sentBefore: 'You have already sent this request',
  sentBeforeText:
    'A request for the same person and the same stay is already with the school. You do not need to send it again.',
  sentOn: 'Sent on {date}',
  sendAgain: 'Send another request',
  sendAgainText:
    'Do you want a second, separate request, for example for someone who shares your e-mail address?',
}

export type EnrolMessages = { [Key in keyof typeof en]: string }
