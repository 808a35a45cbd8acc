import type { FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { panelMessages } from '../../platform/panel/messages/messages'
import { AppError } from '../../shared/errors'
import { preferredLocale } from '../../shared/language/preferred-language'
import { directionOf, type Locale, languageTag } from '../../shared/locale'
import type { AppDeps, PanelState } from '../deps'

type Unbuilt = Extract<PanelState, 'building' | 'failed'>

const retryAfterSeconds = 3

/** Duration of a build on two cores that also serve the site. */
const usualSeconds = 60

interface BuildPageProps {
  locale: Locale
  state: Unbuilt
  /** Since the build began. */
  seconds: number
  css: readonly string[]
}

/** It reads nothing from the database: everybody who waits for the panel loads it every three seconds. */
function PanelBuildPage({ locale, state, seconds, css }: BuildPageProps) {
  const t = panelMessages(locale)
  const title = t(`panelBuild.${state}`)
  return (
    <html lang={languageTag(locale)} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className="wrap paper-page paper-page-narrow">
          <div className="paper">
            <h1>{title}</h1>
            {state === 'building' ? (
              <>
                <p>{t('panelBuild.once')}</p>
                <progress
                  max={usualSeconds}
                  value={Math.min(seconds, 0.95 * usualSeconds)}
                  aria-label={title}
                />
                <p>{t('panelBuild.seconds', { seconds })}</p>
              </>
            ) : (
              <p>{t('panelBuild.mend')}</p>
            )}
            <p>
              <a href="/">{t('panelBuild.website')}</a>
            </p>
          </div>
        </main>
      </body>
    </html>
  )
}

/** Answers a request for a panel that is not built: with a page that reloads itself, or an error in JSON. */
export const refuseUnbuilt = (
  request: FastifyRequest,
  reply: FastifyReply,
  state: Unbuilt,
  { assets, payload }: Pick<AppDeps, 'assets' | 'payload'>,
) => {
  if (state === 'building') reply.header('retry-after', retryAfterSeconds)
  if (!request.panelPath.startsWith('/admin'))
    throw new AppError('unavailable', panelMessages('en')(`panelBuild.${state}`))
  // Works without scripts.
  if (state === 'building') reply.header('refresh', retryAfterSeconds)
  const { supportedLanguages } = payload.config.i18n
  const locale = preferredLocale(request.headers['accept-language'], (code) => code in supportedLanguages)
  const seconds = Math.round(process.uptime())
  return reply
    .code(503)
    .headers({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Language',
    })
    .send(
      `<!doctype html>${renderToStaticMarkup(<PanelBuildPage {...{ locale, state, seconds, css: assets.css }} />)}`,
    )
}
