// Texts that only mails and their calendar file have. Everything else comes from the quote's messages, so that page, PDF and
// mail say the same. The texts for the office are in the language of the school's office.

export const en = {
  // To visitors
  validUntil: '{total}, valid until {date}',
  openQuote: 'Open the quote',
  requestReceived: 'We have received your request',
  stay: 'Your stay',
  nextSteps: 'What happens next',
  enrolStep: 'To enrol, open the quote and send the request. You do not pay anything yet.',
  answerOne: 'The school checks that there is a place and replies by e-mail within one working day.',
  answerOther: 'The school checks that there is a place and replies by e-mail within {count} working days.',
  confirmStep: 'If there is a place, the school confirms your enrolment and tells you how to pay.',
  quoteAttached: 'The quote is attached as a PDF.',
  quoteAndCalendarAttached:
    'Attached: the quote as a PDF, and a calendar file that adds the days to your calendar.',
  contact: 'Questions?',
  contactText: 'Reply to this e-mail, or reach the school here:',
  phone: 'Phone',
  email: 'E-mail',
  // Calendar
  calendarArrival: 'Arrival: {title}',
  calendarDeparture: 'Departure: {title}',
  calendarNote: 'Requested, not booked yet. Reference: {reference}',
  // To the office
  officeSubject: 'Enrolment request {reference}: {name}',
  officeTitle: 'New enrolment request',
  officeText: '{name} would like to enrol at {school}.',
  officeAnswerOne: 'The student expects an answer within one working day.',
  officeAnswerOther: 'The student expects an answer within {count} working days.',
  officeOpen: 'Open the request',
  officeOpenText: 'Open it to confirm or decline:',
  officeStudent: 'Student',
  officeStay: 'Stay',
  officeName: 'Name',
  officeLevel: 'Level',
  officeLevelUnknown: 'not known',
  officeLanguage: 'Language of the student',
  officeMessage: 'Message from the student',
  underage: 'Under 18 on the first day',
  guardian: 'Parent or guardian',
  guardianContact: 'Contact of the parent or guardian',
  guardianAgrees: '{name}, agrees to the request',
}

export type MailMessages = { [Key in keyof typeof en]: string }
