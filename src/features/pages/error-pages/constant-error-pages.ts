import type { ErrorCode } from '../../../shared/errors'
import { escapeHtml } from '../../../shared/html/escape'
import { directionOf, type Locale, languageTag, localePath, locales } from '../../../shared/locale'
import { pagesMessages } from '../contract'

// Pages for overload and failure, when there may be thousands of requests. They need neither the database nor
// React: each page is a constant string per language.

interface MessagePage {
  locale: Locale
  status: number
  title: string
  text: string
  /** Addresses of the site's stylesheets; the page can be read without them. */
  css: readonly string[]
}

/** A whole page that consists of one message. It has no header and footer, because those come from the database. */
const messagePage = ({ locale, status, title, text, css }: MessagePage): string =>
  `<!doctype html><html lang="${languageTag(locale)}"${directionOf(locale) ? ' dir="rtl"' : ''}><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
  '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  css.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('') +
  '</head><body><main id="main"><div class="error-page wrap">' +
  `<p class="error-status" aria-hidden="true">${status}</p>` +
  `<div class="error-text"><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(text)}</p>` +
  `<ul class="error-links"><li><a href="${localePath(locale, '/')}">` +
  `${escapeHtml(pagesMessages(locale)('goHome'))}</a></li></ul></div></div></main></body></html>`

/** The errors that have a constant page: status, and after how many seconds a client may try again. */
const constant = {
  too_many_requests: { status: 429, retryAfter: 60 },
  unavailable: { status: 503, retryAfter: 5 },
  busy: { status: 503, retryAfter: 5 },
} as const

type ConstantCode = keyof typeof constant

const codes = Object.keys(constant) as ConstantCode[]

const textsOf = (locale: Locale, code: ConstantCode): { title: string; text: string } => {
  const t = pagesMessages(locale)
  if (code === 'too_many_requests') return { title: t('tooManyTitle'), text: t('tooManyText') }
  if (code === 'busy') return { title: t('busyTitle'), text: t('busyText') }
  return { title: t('unavailableTitle'), text: t('unavailableText') }
}

/** Undefined for errors that have no constant page. */
type FindPage = (code: ErrorCode, locale: Locale) => { html: string; retryAfter: number } | undefined

/** Makes the pages of every language once. */
export const constantErrorPages = (css: readonly string[]): FindPage => {
  const pages = new Map<string, { html: string; retryAfter: number }>(
    locales.flatMap((locale) =>
      codes.map((code) => {
        const { status, retryAfter } = constant[code]
        const html = messagePage({ locale, status, css, ...textsOf(locale, code) })
        return [`${code} ${locale}`, { html, retryAfter }] as const
      }),
    ),
  )
  return (code, locale) => pages.get(`${code} ${locale}`)
}
