import type { Payload } from 'payload'
import type { Env } from '../config/env'
import type { ConsentFeature } from '../features/consent/consent.server'
import type { QueryMemo } from '../platform/cache/query-memo'
import type { RenderGate } from '../platform/http/render-gate'
import type { Assets } from '../site/DocumentHead'
import type { PageCache } from './pages/page-cache'

/** The admin panel's request handler, made when somebody first asks for it. */
export type AdminHandler = (
  request: import('node:http').IncomingMessage,
  response: import('node:http').ServerResponse,
) => Promise<void>

/** What a site is put around; its caches come with it. */
export type SiteDeps = Omit<AppDeps, 'cache' | 'gate' | 'memo' | 'consent'>

/** Everything the app is composed from; main.ts and the tests wire it. */
export interface AppDeps {
  env: Env
  payload: Payload
  cache: PageCache
  /** Where renders for one visitor wait for their turn; the cache uses the same one. */
  gate: RenderGate
  memo: QueryMemo
  consent: ConsentFeature
  /** Stylesheets and scripts of the pages; `preview` is what a draft's page needs besides. */
  assets: Assets & { preview: string[] }
  /** The folder of the built browser files; absent in development, where Vite serves them. */
  clientDir?: string
  admin: AdminHandler
  /** In development: the page that shows what went wrong, instead of the one that apologises to visitors. */
  failurePageOf?: (error: Error) => string
  /** Aborted when the site is told to stop: it still answers, but is no longer ready. */
  stopping?: AbortSignal
}
