import type { Payload } from 'payload'
import type { Env } from '../config/env'
import type { ConsentFeature } from '../features/consent/consent.server'
import type { PageViews } from '../features/numbers/numbers.server'
import type { Languages } from '../features/pages/pages.server'
import type { Redirects } from '../features/redirects/redirects.server'
import type { SiteSearch } from '../features/search/search.server'
import type { Theme } from '../features/theme/theme.server'
import type { QueryMemo, SharedReads } from '../platform/cache/query-memo'
import type { RenderGate } from '../platform/http/limits/render-gate'
import type { PageCache } from '../platform/page-cache/page-cache'
import type { PdfThread } from '../platform/pdf/pdf-thread'
import type { Assets } from '../site/DocumentHead'
import type { Tracing } from './operation/tracing'

/** The admin panel's request handler. A request that comes before Next is loaded waits for it. */
export type AdminHandler = (
  request: import('node:http').IncomingMessage,
  response: import('node:http').ServerResponse,
) => Promise<void>

/** What the caller of composeSite provides. */
export type SiteDeps = Omit<
  AppDeps,
  | 'cache'
  | 'gate'
  | 'memo'
  | 'reads'
  | 'pdfs'
  | 'mailPdfs'
  | 'consent'
  | 'languages'
  | 'redirects'
  | 'theme'
  | 'search'
  | 'views'
>

/** Everything the app is composed from. */
export interface AppDeps {
  env: Env
  payload: Payload
  cache: PageCache
  /** Limits how many pages are rendered at a time; shared with the page cache. */
  gate: RenderGate
  memo: QueryMemo
  /** What public pages have read lately. */
  reads: SharedReads
  /** Creates the PDFs of all features. */
  pdfs: PdfThread
  /** Creates those that mails contain. */
  mailPdfs?: PdfThread
  consent: ConsentFeature
  languages: Languages
  redirects: Redirects
  theme: Theme
  search: SiteSearch
  /** Counts the views of public pages. */
  views: PageViews
  /** Stylesheets and scripts of the pages; `preview` are additional scripts of previews. */
  assets: Assets & { preview: { scripts: string[]; css: string[] } }
  /** The folder of the built browser files; absent in development, where Vite serves them. */
  clientDir?: string
  admin: AdminHandler
  /** Whether the admin panel is loaded; absent where there is none. */
  isPanelLoaded?: () => boolean
  /** Whether the site is not ready because the panel is loading, which delays all answers. */
  isPanelAwaited?: () => boolean
  /** In development: the page that shows what went wrong, instead of the one that apologises to visitors. */
  failurePageOf?: (error: Error) => string
  /** Aborted when the site is about to stop: it still answers, but is no longer ready. */
  stopping?: AbortSignal
  /** Notes what takes how long, if there is a collector. */
  tracing?: Tracing
}
