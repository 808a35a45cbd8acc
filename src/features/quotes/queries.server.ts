export { findMailSchool } from './mail/mail-school.server'
export { findContacts } from './quote/contact.server'
export { findQuotedTitle } from './quote/quoted-courses.server'
export {
  findQuotedSchool,
  findQuotes,
  findQuotesById,
  saveQuote,
  type VisitorRoutes,
} from './quote/stored-quotes.server'
