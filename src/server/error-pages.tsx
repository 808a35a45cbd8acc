import { createElement } from 'react'
import type { SiteSettings } from '../features/pages/contract'
import { ErrorPage, errorTexts } from '../features/pages/ErrorPage'
import { pageMessages } from '../features/pages/messages/messages'
import { getSiteSettings } from '../features/pages/queries.server'
import { type Locale, localePath } from '../shared/locale'
import { renderPage } from '../site/render-page'
import type { CachedPage } from './cached-page'
import type { AppDeps } from './deps'
import { siteContext } from './site-context'

interface Failure {
  status: number
  code: string
  requestId: string
}

/** The site's frame while the database is away. */
export const nameless: SiteSettings = {
  name: 'Schoolhouse',
  tagline: '',
  navigation: [],
  footerNavigation: [],
  footerText: '',
  contact: { email: '', phone: '', address: '' },
}

const html = (deps: AppDeps, locale: Locale, settings: SiteSettings, failure: Failure): string => {
  const t = pageMessages[locale]
  return renderPage(
    {
      title: errorTexts(t, failure.status).title,
      description: '',
      path: '/',
      noindex: true,
      body: createElement(ErrorPage, { locale, t, ...failure, contact: settings.contact }),
    },
    { locale, settings, publicUrl: deps.env.publicUrl, assets: deps.assets },
  )
}

/** The same for every unknown address of a language, so it is made once and cached like any page. */
export const notFoundPage = async (deps: AppDeps, locale: Locale): Promise<CachedPage> => {
  const page = await deps.cache.get(`404:${localePath(locale, '/')}`, async () => {
    const { context, tags } = siteContext(deps, locale)
    const settings = await getSiteSettings(context)
    const body = html(deps, locale, settings, { status: 404, code: 'not_found', requestId: '' })
    return { body, contentType: 'text/html; charset=utf-8', status: 404, tags }
  })
  if (!page) throw new Error('the page for unknown addresses was not rendered')
  return page
}

/** A page for what went wrong, also when the database is what went wrong. */
export const failurePage = async (deps: AppDeps, locale: Locale, failure: Failure): Promise<string> => {
  const settings = await getSiteSettings(siteContext(deps, locale).context).catch(() => nameless)
  return html(deps, locale, settings, failure)
}
