export { findMailSchool } from './mail/quote-mail.server'
export { findContacts } from './quote/contact.server'
export {
  findQuotedSchool,
  findQuotedTitle,
  findQuotes,
  findQuotesById,
  saveQuote,
  type VisitorRoutes,
} from './quote/stored-quotes.server'
