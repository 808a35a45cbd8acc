/** The source of all other languages: a key that is missing there does not compile. */
export const en = {
  // The form
  optional: 'optional',
  choose: 'Choose…',
  severalHint: 'You can choose several.',
  onlyIf: 'Only if your answer to “{field}” is “{answer}”.',
  onlyIfAny: 'Only if you have answered “{field}”.',
  send: 'Send',
  leaveEmpty: 'Leave this empty',
  // Errors
  errorPrefix: 'Error:',
  errorSummary: 'Please check these fields',
  errorKept: 'Nothing has been sent yet. Your entries are still here.',
  missing: 'Fill in “{field}”.',
  missingChoice: 'Choose an answer to “{field}”.',
  missingConsent: 'Tick “{field}” to send the form.',
  tooLong: '“{field}”: use {max} characters at most. There are {count} now.',
  emailWrong: '“{field}”: enter an e-mail address such as ana@example.org.',
  phoneWrong: '“{field}”: enter a phone number with 6 to 15 digits, such as +34 600 123 456.',
  dateWrong: '“{field}”: enter a date that exists.',
  choiceWrong: '“{field}”: choose one of the answers in the list.',
  honeypot: 'The field “Leave this empty” must stay empty. We have cleared it for you.',
  tooFast: 'You have sent many forms in a short time. Please wait a few minutes and send it again.',
  tooMany: 'We cannot accept any more forms today. Please try again tomorrow, or write us an e-mail.',
  notStored: 'We could not save what you sent. Please send it again in a moment.',
  keptGone: 'What you typed is no longer here. We keep it for 30 minutes, or until the form is sent.',
  oneMoreStep: 'One more step',
  oneMoreStepText: 'Answer the question below and send the form again. Your entries are still here.',
  // After sending
  sentTitle: 'Thank you',
  sentText: 'We have received your message and will reply as soon as we can.',
  sentMailed: 'We have sent you a confirmation by e-mail.',
  backHome: 'Go to the home page',
  // Answers
  yes: 'Yes',
  // Mail to the sender
  mailSubject: '{form}: we have received your message',
  mailTitle: 'We have received your message',
  mailText: 'Thank you for your message. We will reply as soon as we can.',
  mailAnswers: 'This is what you sent',
  mailReply: 'To add or correct something, reply to this e-mail.',
  mailWhy:
    'You received this e-mail because someone entered your address on our website. If it was not you, please ignore it.',
  // Mail to the office
  officeTitle: 'New message: {form}',
  officeText: 'Someone has sent the form “{form}” on the website.',
  officeReply: 'If you reply to this e-mail, your reply goes to {email}.',
  officeOpen: 'Open the message',
  officeOpenText: 'Open it here to set its state or add a note:',
  officeLanguage: 'Language of the sender',
  officePage: 'Sent from',
}

export type FormMessages = { [Key in keyof typeof en]: string }
