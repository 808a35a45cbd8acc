import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { localisedRoutes, textFields } from '../../../platform/http/routes'
import { createSigner } from '../../../platform/http/signature'
import type { FormPage, FormVisit } from '../../../platform/http/visitor-form/form-declaration'
import { AppError } from '../../../shared/errors'
import { defaultLocale, type Locale, localePath } from '../../../shared/locale'
import { MAX_CART, quotesMessages } from '../../quotes/contract'
import { findContacts, type VisitorRoutes } from '../../quotes/queries.server'
import { enrolmentsMessages } from '../messages/messages'
import { isReference } from './enrolment-reference'
import { areConfirmed } from './enrolments.server'
import { findRequestCalendar, findSentRequests } from './sent-requests.server'
import { ThanksPage } from './ThanksPage'

export const thanksPath = '/enrolled'

/** Only the sender of a request has its signature, so nobody else sees more than the reference. */
const thanksSigner = ({ secret }: Payload) => createSigner(secret, 'thank-you page')

const noSuchRequest = () => new AppError('not_found', 'There is no such request.')

export const thanksAddress = (payload: Payload, locale: Locale, references: readonly string[]): string => {
  const query = new URLSearchParams(references.map((reference) => ['reference', reference]))
  query.set('key', thanksSigner(payload).sign(references.join(' ')))
  return `${localePath(locale, thanksPath)}?${query}`
}

/** The page after enrolment, with all details for who has sent it. */
export const renderThanks = async (
  { contextFor }: VisitorRoutes,
  { query, locale }: FormVisit,
): Promise<FormPage> => {
  const references = query.getAll('reference').filter(isReference).slice(0, MAX_CART)
  if (!references.length) throw noSuchRequest()
  const ctx = contextFor(locale)
  const t = quotesMessages(locale)
  const signer = thanksSigner(ctx.payload)
  const isSender = signer.isGenuine(references.join(' '), query.get('key') ?? '')
  const [mailed, requests] = isSender
    ? await Promise.all([areConfirmed(ctx.payload, references), findSentRequests(ctx, references)])
    : [false, []]
  const schools = requests.map(({ school }) => school?.id)
  const body = (
    <ThanksPage
      locale={locale}
      t={t}
      texts={enrolmentsMessages(locale)}
      references={references}
      mailed={mailed}
      requests={requests}
      contacts={await findContacts(ctx, schools)}
      calendarOf={(reference) =>
        `${localePath(locale, `${thanksPath}/calendar`)}?${new URLSearchParams({ reference, key: signer.sign(reference) })}`
      }
    />
  )
  return { title: t('thanksTitle'), path: thanksPath, body }
}

/** The days of a request for calendars, for the person who sent it. */
export const calendarRoute = (app: FastifyInstance, { contextFor, publicUrl }: VisitorRoutes): void => {
  const signer = thanksSigner(contextFor(defaultLocale).payload)
  localisedRoutes(app).get(
    `${thanksPath}/calendar`,
    { schema: { querystring: textFields } },
    async ({ query }, reply, locale) => {
      const reference = query.get('reference') ?? ''
      const file = signer.isGenuine(reference, query.get('key') ?? '')
        ? await findRequestCalendar(contextFor(locale), reference, publicUrl)
        : undefined
      if (!file) throw noSuchRequest()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.text)
    },
  )
}
