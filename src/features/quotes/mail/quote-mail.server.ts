import type { QueryContext } from '../../../platform/payload/query'
import type { Mail } from '../../../shared/formats/mail'
import { getPriceCatalogue } from '../../pricing/queries.server'
import { quoteMessages } from '../quote/messages/messages'
import type { Quote } from '../quote/quote'
import { translateQuote } from './mail-blocks'
import { unpublishedSchool } from './mail-school'
import { findMailSchool } from './mail-school.server'
import { quoteMail } from './quote-mail'

/** The mail with a quote, in the language of the page from which it was asked for. */
export const loadQuoteMail = async (
  to: string,
  quote: Quote,
  ctx: QueryContext,
  publicUrl: string,
): Promise<Mail> => {
  const { slug, name } = quote.content.school
  const [school, catalogue] = await Promise.all([
    findMailSchool(ctx.payload, slug),
    quote.locale === ctx.locale ? undefined : getPriceCatalogue(ctx, slug),
  ])
  const { registrationFee } = quoteMessages[ctx.locale]
  const inLanguage = catalogue ? translateQuote(quote, catalogue, registrationFee) : quote
  return quoteMail(to, inLanguage, school ?? unpublishedSchool(name), ctx.locale, publicUrl)
}
