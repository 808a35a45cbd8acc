import type { Payload, PayloadRequest } from 'payload'
import { readLanguages, type SiteLanguages } from '../../../shared/language/site-languages'

/** The languages of the site as they are stored now, for mails and files, which are made outside of pages. */
export const loadSiteLanguages = async (payload: Payload, req?: PayloadRequest): Promise<SiteLanguages> =>
  readLanguages(
    await payload.findGlobal({
      slug: 'site-settings',
      select: { publicLanguages: true, defaultLanguage: true },
      depth: 0,
      ...(req && { req }),
    }),
  )
