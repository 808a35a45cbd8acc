import { errorContent, type Failure } from '../../features/pages/pages.server'
import { type Locale, localePath } from '../../shared/locale'
import { renderPage } from '../../site/render-page'
import type { AppDeps } from '../deps'
import type { CachedPage } from './cached-page'
import { loadFrame, remainingFrame, siteContext } from './site-frame'

const render = (frame: Awaited<ReturnType<typeof remainingFrame>>, locale: Locale, failure: Failure) =>
  renderPage(errorContent(locale, failure, frame.settings.contact), { ...frame, locale })

/**
 * The page for a client error. It is the same for everybody in a language, so it is rendered once and cached like any
 * page: there may be thousands of such requests.
 */
export const clientErrorPage = async (
  deps: AppDeps,
  locale: Locale,
  { status, code }: Pick<Failure, 'status' | 'code'>,
): Promise<CachedPage> => {
  const page = await deps.cache.get(`${status}:${localePath(locale, '/')}`, async () => {
    await deps.languages.current()
    const { context, tags } = siteContext(deps, locale)
    const frame = await loadFrame(deps, context)
    const { html, blocked } = render(frame, locale, { status, code, requestId: '' })
    const policy = deps.consent.policyFor(frame.consent, blocked)
    return { body: html, contentType: 'text/html; charset=utf-8', status, tags, policy }
  })
  if (!page) throw new Error('the page for an error was not rendered')
  return page
}

/** The page for a failure of the site. It works without the database. */
export const failurePage = async (deps: AppDeps, locale: Locale, failure: Failure): Promise<string> => {
  return render(await remainingFrame(deps, locale), locale, failure).html
}
