import type { SendPrivatePage } from '../../platform/http/pages'
import { sendPolicy } from '../../platform/page-cache/page-policy'
import { renderPage } from '../../site/render-page'
import type { AppDeps } from '../deps'
import { loadFrame, remainingFrame, siteContext } from './site-frame'

/** Sends pages whose address or content belongs to one visitor. */
export const sendPrivatePage =
  (deps: AppDeps): SendPrivatePage =>
  async (reply, locale, { title, path, body, description = '', status = 200 }) => {
    // The page of a failure must work without the database.
    const frame =
      status < 500
        ? await loadFrame(deps, siteContext(deps, locale).context)
        : await remainingFrame(deps, locale)
    const { cookie } = reply.request.headers
    const cartCount = deps.parts.reduce((sum, { cartSize }) => sum + (cartSize?.(cookie) ?? 0), 0)
    // Without the analytics snippets, because address and content are private.
    const { html, blocked } = await deps.gate.run('page', async () =>
      renderPage(
        // Some pages have an address of their own, which the menu cannot have, and take `/` for their languages.
        { title, description, path, noindex: true, isError: path === '/', body },
        { ...frame, locale, cartCount },
      ),
    )
    if (frame.consent)
      sendPolicy(
        reply.request,
        reply,
        deps.consent.policyFor(frame.consent, blocked).of(reply.request.headers),
      )
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
