import type { CachedPage } from '../../platform/page-cache/cached-page'
import type { Failure } from '../../shared/errors'
import { type Locale, localePath } from '../../shared/locale'
import { renderPage } from '../../site/render-page'
import type { AppDeps } from '../deps'
import { loadFrame, remainingFrame, siteContext } from './site-frame'

const render = (
  { errorPages }: AppDeps,
  frame: Awaited<ReturnType<typeof remainingFrame>>,
  locale: Locale,
  failure: Failure & { nearest?: string | undefined },
) => renderPage(errorPages.content(locale, failure, frame.settings.contact), { ...frame, locale })

/**
 * The page for a client error. It is the same for everybody in a language, so it is rendered once and cached like any
 * page: there may be thousands of such requests. A page that is proposed instead makes it another one.
 */
export const clientErrorPage = async (
  deps: AppDeps,
  locale: Locale,
  { status, code }: Pick<Failure, 'status' | 'code'>,
  nearest?: string,
): Promise<CachedPage> => {
  const page = await deps.cache.get(`${status}:${nearest ?? localePath(locale, '/')}`, async () => {
    await deps.languages.current()
    const { context, tags } = siteContext(deps, locale)
    const frame = await loadFrame(deps, context)
    const { html, blocked } = render(deps, frame, locale, { status, code, requestId: '', nearest })
    const policy = deps.consent.policyFor(frame.consent, blocked)
    return { body: html, contentType: 'text/html; charset=utf-8', status, tags, policy }
  })
  if (!page) throw new Error('the page for an error was not rendered')
  return page
}

/** How long the page for a failure is used again. Many requests fail at a time, and rendering a page for each would be the larger load. */
const failureKeptMs = 5000
const idInKept = '00000000-0000-4000-8000-000000000000'

/** The page for a failure of the site, with the id of the request. It works without the database. */
export const failurePages = (deps: AppDeps) => {
  const kept = new Map<string, { html: Promise<string>; until: number }>()

  const renderKept = async (locale: Locale, failure: Failure) =>
    render(deps, await remainingFrame(deps, locale), locale, { ...failure, requestId: idInKept }).html

  return async (locale: Locale, failure: Failure): Promise<string> => {
    const key = `${locale} ${failure.status} ${failure.code}`
    let page = kept.get(key)
    if (!page || page.until < Date.now()) {
      page = { html: renderKept(locale, failure), until: Date.now() + failureKeptMs }
      kept.set(key, page)
    }
    return (await page.html).replaceAll(idInKept, failure.requestId)
  }
}
