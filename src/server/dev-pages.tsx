import type { FastifyInstance } from 'fastify'
import { WidgetsPage } from '../features/dev/WidgetsPage'
import { defaultLocale } from '../shared/locale'
import type { AppDeps } from './deps'
import { sendPrivatePage } from './pages/private-page'

/** Pages for developers and the browser tests; a site in production has none of them. */
export const devPages = (app: FastifyInstance, deps: AppDeps): void => {
  const sendPage = sendPrivatePage(deps)
  app.get('/dev/widgets', (_request, reply) =>
    sendPage(reply, defaultLocale, { title: 'Widgets', path: '/dev/widgets', body: <WidgetsPage /> }),
  )
  /** What the tip with remote content fetches. */
  app.get('/dev/widgets/tip', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('This came from the server.'),
  )
  app.post('/dev/widgets', (_request, reply) => reply.redirect('/dev/widgets?sent', 303))
}
