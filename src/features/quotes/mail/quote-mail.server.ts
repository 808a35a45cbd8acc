import type { Payload } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import { loadSiteLanguages } from '../../../platform/payload/languages/site-languages'
import type { QueryContext } from '../../../platform/payload/query'
import type { Mail } from '../../../shared/formats/mail'
import { getPriceCatalogue } from '../../pricing/queries.server'
import { quotesMessages } from '../messages/messages'
import type { Quote } from '../quote/quote'
import { translateQuote } from './mail-blocks'
import { type MailSchool, mailSchoolFields, toMailSchool, unpublishedSchool } from './mail-school'

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
  const registrationFee = quotesMessages(ctx.locale)('registrationFee')
  const inLanguage = catalogue ? translateQuote(quote, catalogue, registrationFee) : quote
  return quoteMail(to, inLanguage, school ?? unpublishedSchool(name), ctx.locale, publicUrl)
}

/** The published school with this slug. */
export const findMailSchool = async (payload: Payload, slug: string): Promise<MailSchool | undefined> => {
  const docs = await findAll(
    payload,
    'schools',
    { slug: { equals: slug }, _status: { equals: 'published' } },
    { select: mailSchoolFields, limit: 1 },
  )
  if (!docs[0]) return undefined
  return toMailSchool(docs[0], (await loadSiteLanguages(payload)).main)
}
