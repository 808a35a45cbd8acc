import type { Payload } from 'payload'
import type { Env } from '../config/env'
import type { QueryMemo } from '../platform/cache/query-memo'
import type { RenderGate } from '../platform/http/limits/render-gate'
import type { PageCache } from '../platform/page-cache/page-cache'
import type { PdfThread } from '../platform/pdf/pdf-thread'
import type { FeatureParts } from '../platform/server-feature'
import type { Assets } from '../site/DocumentHead'
import type { Tracing } from './operation/tracing'
import type { FrameServices } from './pages/frame-services'

/** The admin panel's request handler. A request that comes before Next is loaded waits for it. */
export type AdminHandler = (
  request: import('node:http').IncomingMessage,
  response: import('node:http').ServerResponse,
) => Promise<void>

/**
 * `building`: this start builds it. `failed`: that build failed. `loading`: it is loaded before the site is ready, because that
 * delays all responses. `open`: its requests are answered.
 */
export type PanelState = 'building' | 'failed' | 'loading' | 'open'

/** Dependencies that the caller of composeSite provides. */
export interface SiteDeps {
  env: Env
  payload: Payload
  /** Stylesheets and scripts of the pages; `preview` are additional scripts of previews. */
  assets: Assets & { preview: { scripts: string[]; css: string[] } }
  /** The folder of the built browser files; absent in development, where Vite serves them. */
  clientDir?: string
  admin: AdminHandler
  /** Whether the admin panel is loaded; absent where there is none. */
  isPanelLoaded?: () => boolean
  /** Absent: it is open. */
  panelState?: () => PanelState
  /** In development: the page that shows what went wrong, instead of the one that apologises to visitors. */
  failurePageOf?: (error: Error) => string
  /** Aborted when the site is about to stop: it still answers, but is no longer ready. */
  stopping?: AbortSignal
  /** Notes what takes how long, if there is a collector. */
  tracing?: Tracing
}

export interface AppDeps extends SiteDeps, FrameServices {
  cache: PageCache
  /** Limits how many pages are rendered at a time; shared with the page cache. */
  gate: RenderGate
  memo: QueryMemo
  /** Creates the PDFs of all features. */
  pdfs: PdfThread
  /** Creates those that mails contain. */
  mailPdfs?: PdfThread
  parts: readonly FeatureParts[]
}
