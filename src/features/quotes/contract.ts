// Public interface of quotes for other features and composition: types, rules, texts and parts of pages.

export { AlternativesNote } from './cart/AlternativesNote'
export { cartCookies, MAX_CART, readCart } from './cart/cart'
export { readChosen } from './cart/compare'
export {
  contactBlocks,
  fromSchool,
  quoteAttachment,
  quoteBlock,
  stayFacts,
  translateQuote,
} from './mail/mail-blocks'
export { type MailSchool, unpublishedSchool } from './mail/mail-school'
export { type QuotesMessages, type QuotesParams, quotesMessages } from './messages/messages'
export { type ContactCard, ContactSection } from './quote/ContactSection'
export { chargeFeeOnce } from './quote/fee-once'
export {
  bookedCourses,
  isExpired,
  isOffered,
  lineTitles,
  type Quote,
  type QuoteContent,
  quoteContent,
} from './quote/quote'
export {
  amountText,
  calculatorHref,
  lineDetail,
  momentText,
  quotePath,
  stayText,
  validUntilText,
} from './quote/quote-texts'
