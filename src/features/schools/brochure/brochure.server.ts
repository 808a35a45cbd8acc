import type { FastifyInstance } from 'fastify'
import { localisedRoutes, slugParams } from '../../../platform/http/routes'
import type { QueryContext } from '../../../platform/payload/query'
import { type PdfRoutes, sendPdf } from '../../../platform/pdf/pdf-routes'
import { logoForPdf, photoForPdf } from '../../../platform/pdf/pictures'
import { AppError } from '../../../shared/errors'
import { printedLocale } from '../../../shared/formats/pdf'
import type { Locale } from '../../../shared/locale'
import { getSiteSettings } from '../../pages/queries.server'
import type { PrintedPrices } from '../contract'
import { schoolsMessages } from '../messages/messages'
import { getSchool, getSchoolIdentity } from '../queries.server'
import { brochureDocument } from './brochure'
import { brochurePath } from './brochure-link'

interface BrochureRoutesOptions extends PdfRoutes {
  contextFor: (locale: Locale) => QueryContext
  publicUrl: string
  /** The prices of a school's offers; undefined if it has none. */
  pricesOf: (ctx: QueryContext, slug: string) => Promise<PrintedPrices | undefined>
}

/** The shape of the photograph, in pixels: two for each point of its width. */
const photoSize = { width: 990, height: 400 }

const noSuchSchool = () => new AppError('not_found', 'There is no such school.')

/** The brochure of a published school in every language. It is made again when something that it shows changes. */
export const brochureRoutes = (
  app: FastifyInstance,
  { contextFor, publicUrl, pricesOf, pdfs, pdfRoute }: BrochureRoutesOptions,
): void => {
  const { get } = localisedRoutes(app)
  const schema = { params: slugParams }

  get(brochurePath(':slug'), { schema, ...pdfRoute }, async ({ params: { slug } }, reply, wanted) => {
    const locale = printedLocale(wanted)
    const file = await pdfs.create(`brochure ${locale} ${slug}`, async (tag) => {
      const ctx = { ...contextFor(locale), tag }
      const school = await getSchool(ctx, slug)
      if (!school) throw noSuchSchool()
      const [identity, settings, prices] = await Promise.all([
        getSchoolIdentity(ctx, school.id),
        getSiteSettings(ctx),
        pricesOf(ctx, slug),
      ])
      if (!identity) throw noSuchSchool()
      const [logo, photo] = await Promise.all([
        logoForPdf(ctx.payload, settings.logo),
        photoForPdf(ctx.payload, school.picture, photoSize),
      ])
      const document = brochureDocument(school, locale, schoolsMessages(locale), {
        identity,
        ...(logo && { logo }),
        ...(photo && { photo }),
        ...(prices && { prices }),
        publicUrl,
      })
      return { document, name: `${slug}-${locale}` }
    })
    return sendPdf(reply.header('cache-control', 'public, max-age=0, must-revalidate'), file)
  })
}
