/** The words of documents and the texts that come with the product. The source of all other languages. */
export const en = {
  invoice: 'Invoice',
  number: 'Number',
  date: 'Date',
  payBy: 'Payable until',
  recipient: 'Invoice to',
  replaces: 'Replaces invoice {number}.',
  cancelled: 'Cancelled on {date}.',
  taxId: 'Tax number',
  alreadyPaid: 'Already paid',
  toPay: 'To pay',
  howToPay: 'How to pay',
  /** `{howToPay}` in mails, if the invoice names a bank account. */
  invoiceSaysHow: 'The invoice says how to pay.',
  scan: 'Scan the code with your banking app, or use these details.',
  holder: 'Account holder',
  bank: 'Bank',
  purpose: 'Payment reference',
  codeAlt: 'QR code for a transfer of {amount} to {holder}',
  course: 'Course',
  accommodation: 'Accommodation',
  receivedOn: 'Received on',
  way: 'Paid by',
  balance: 'Still to pay',
  leftOut: 'This document cannot print some characters, which were left out.',
  ways: { transfer: 'Bank transfer', card: 'Card', cash: 'Cash', other: 'Other' },
  letterDocument: {
    title: 'Letter of acceptance',
    text: 'We confirm that {name} has been accepted at {school} for the course {course}, {weeks}, from {start} to {end}.\n\nIf you have any questions about this confirmation, please contact us and state the reference {reference}.',
  },
  invoiceDocument: {
    title: 'Pro-forma invoice',
    before: 'Thank you for your enrolment. These are the services and their prices.',
    after:
      'Please pay by {payBy} and state the payment reference, so that we can match your payment. Charges of your bank are not included.',
  },
  receiptDocument: { title: 'Receipt', text: 'We have received this payment. Thank you.' },
  mails: {
    letter: {
      subject: 'Your letter of acceptance ({reference})',
      text: 'Dear {name},\n\nYou will find your letter of acceptance for {course} from {start} attached.\n\nIf anything is not right, simply reply to this mail.\n\nKind regards,\n{staff}\n{school}',
    },
    invoice: {
      subject: 'Your invoice {invoice} ({reference})',
      text: 'Dear {name},\n\nYou will find the invoice {invoice} for {course} from {start} attached. Please pay {balance} by {payBy}. {howToPay}\n\nIf you have any questions, simply reply to this mail.\n\nKind regards,\n{staff}\n{school}',
    },
    receipt: {
      subject: 'Your receipt ({reference})',
      text: 'Dear {name},\n\nWe have received your payment of {amount}. The receipt is attached.\n\nThank you.\n\nKind regards,\n{staff}\n{school}',
    },
    reminder: {
      subject: 'Reminder: invoice {invoice} ({reference})',
      text: 'Dear {name},\n\nThe invoice {invoice} was payable until {payBy}. We have not received {balance} of it yet. The invoice is attached again. {howToPay}\n\nIf you have paid in the meantime, please ignore this mail.\n\nKind regards,\n{staff}\n{school}',
    },
  },
}

type Texts<Given> = { [Key in keyof Given]: Given[Key] extends string ? string : Texts<Given[Key]> }

export type BillingMessages = Texts<typeof en>
