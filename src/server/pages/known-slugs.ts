import { listPages } from '../../features/pages/queries.server'
import { listSchoolPaths } from '../../features/schools/queries.server'
import { defaultLocale } from '../../shared/locale'
import type { KnownSlugs } from '../../site/pages'
import type { AppDeps } from '../deps'
import { siteContext } from './site-context'

/**
 * The slugs of everything that is published, read once until one changes. An address that is not among them is answered
 * without asking the database, so that made-up addresses cost no more than any other unknown address.
 */
export const knownSlugs = (deps: AppDeps): KnownSlugs | Promise<KnownSlugs> =>
  deps.memo.peek<KnownSlugs>('slugs') ??
  deps.memo.get('slugs', async (tag) => {
    const ctx = { ...siteContext(deps, defaultLocale).context, tag }
    const [schools, pages] = await Promise.all([listSchoolPaths(ctx), listPages(ctx)])
    return {
      schools: new Set(schools.map(({ slug }) => slug)),
      pages: new Set(pages.map(({ path }) => path.slice(1))),
    }
  })
