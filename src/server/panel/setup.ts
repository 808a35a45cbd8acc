import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Payload } from 'payload'
import { createElement } from 'react'
import { z } from 'zod'
import { claimSite } from '../../cms/claim-site'
import type { SharedLimits } from '../../platform/http/limits/shared-limits'
import { routes, textFields } from '../../platform/http/routes'
import { isSameSecret, keyedHash } from '../../platform/http/signature'
import { siteHasUsers } from '../../platform/payload/access'
import { clientNetwork } from '../../shared/address/client-network'
import { AppError } from '../../shared/errors'
import { defaultLocale } from '../../shared/locale'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../shared/staff-account'
import { renderPage } from '../../site/render-page'
import { SetupPage, type SetupPageProps } from '../../site/SetupPage'
import type { AppDeps } from '../deps'
import { loadFrame, siteContext } from '../pages/site-frame'

/** Derived from the site's secret: the same on every node, and useless on other sites. */
export const setupToken = (payload: Payload): string =>
  keyedHash(payload.secret, 'first administrator').toString('base64url')

const isToken = (payload: Payload, given: string): boolean => isSameSecret(setupToken(payload), given)

const form = z.object({
  token: z.string(),
  name: z.string().trim().min(1, 'Please enter your name.').max(120, 'Please use at most 120 characters.'),
  email: z.email('Please give a valid e-mail address.'),
  password: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `Please choose a password of at least ${MIN_PASSWORD_LENGTH} characters.`)
    .max(MAX_PASSWORD_LENGTH, `Please choose a password of at most ${MAX_PASSWORD_LENGTH} characters.`),
})

/** The page of the link that is printed at the first start. It exists until there is a user. */
export const setupRoutes = async (
  app: FastifyInstance,
  deps: AppDeps,
  shared: SharedLimits,
): Promise<void> => {
  const show = async (reply: FastifyReply, props: SetupPageProps, status = 200) => {
    const { consent: _consent, ...frame } = await loadFrame(deps, siteContext(deps, defaultLocale).context)
    // Without consent: only the holder of the link sees this page.
    const { html } = renderPage(
      {
        title: 'Set up this site',
        description: '',
        path: '/setup',
        noindex: true,
        body: createElement(SetupPage, props),
      },
      { ...frame, locale: defaultLocale },
    )
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(html)
  }
  const claimed = () => new AppError('not_found', 'This site is already set up.')
  const refuseWhenClaimed = async () => {
    if (await siteHasUsers(deps.payload)) throw claimed()
  }

  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      store: shared.store('set-up'),
      keyGenerator: ({ ip }) => clientNetwork(ip),
      max: 20,
      timeWindow: '1 minute',
    })

    const { get, post } = routes(scope)
    get('/setup', { schema: { querystring: textFields } }, async ({ query }, reply) => {
      await refuseWhenClaimed()
      const token = query.get('token') ?? ''
      return show(reply, { token: isToken(deps.payload, token) ? token : undefined })
    })

    post('/setup', { schema: { body: textFields } }, async ({ body }, reply) => {
      await refuseWhenClaimed()
      const given: Record<string, string | undefined> = Object.fromEntries(body)
      if (!isToken(deps.payload, given.token ?? '')) return show(reply, {}, 403)
      const parsed = form.safeParse(given)
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        const error = { field: String(issue?.path[0]), message: issue?.message ?? '' }
        return show(reply, { token: given.token, name: given.name, email: given.email, error }, 400)
      }
      const { name, email, password } = parsed.data
      if (!(await claimSite(deps.payload, { name, email, password }))) throw claimed()
      return reply.redirect('/admin/login?redirect=%2Fadmin%2Ffirst-steps', 303)
    })
  })
}
