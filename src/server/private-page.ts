import { getSiteSettings } from '../features/pages/queries.server'
import type { SendPrivatePage } from '../shared/private-page.server'
import { renderPage } from '../site/render-page'
import type { AppDeps } from './deps'
import { nameless } from './error-pages'
import { siteContentSecurityPolicy } from './security'
import { siteContext } from './site-context'

/** Sends pages whose address or content belongs to one visitor. */
export const sendPrivatePage =
  (deps: AppDeps): SendPrivatePage =>
  async (reply, locale, { title, path, body, hosts, status = 200 }) => {
    const settings = await getSiteSettings(siteContext(deps, locale).context).catch((error) => {
      // A page that reports a failure is made of what is left.
      if (status < 500) throw error
      return nameless
    })
    const html = renderPage(
      { title, description: '', path, noindex: true, body },
      { locale, settings, publicUrl: deps.env.publicUrl, assets: deps.assets },
    )
    if (hosts) reply.header('content-security-policy', siteContentSecurityPolicy(deps.env.production, hosts))
    return (
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        // The address may be a secret. Under `no-referrer` browsers would also hide the origin of the page's own forms.
        .header('referrer-policy', 'same-origin')
        .send(html)
    )
  }
