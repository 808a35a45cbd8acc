import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { Env } from '../config/env'
import type { DocumentColours } from '../shared/formats/colours'
import type { Embed } from '../shared/html/embed'
import type { Locale } from '../shared/locale'
import type { OwnStorage } from '../shared/own-storage'
import type { QueryMemo } from './cache/query-memo'
import type { Invalidated } from './database/cluster'
import type { Family } from './http/exposition'
import type { ClientLimits } from './http/limits/client-limits'
import type { SendPrivatePage } from './http/pages'
import type { KnownSlugs, Load, PublicPage } from './http/public-page'
import type { SessionUser } from './http/staff-session'
import type { MailTools } from './mail/sender'
import type { cachedJson, cachedText } from './page-cache/cached-text'
import type { RememberHit } from './page-cache/hit-source'
import type { QueryContext } from './payload/query'
import type { SearchSources } from './payload/search-source'
import type { PdfRoutes } from './pdf/pdf-routes'
import type { PdfThread } from './pdf/pdf-thread'
import type { Services } from './services'
import type { RecurringTask } from './tasks/scheduler'

/** The running site that a feature becomes part of. */
export interface RunningSite {
  env: Env
  payload: Payload
  memo: QueryMemo
  /** Services that the features provide for each other. Read them in routes, pages and tasks: all features are created then. */
  services: Services
  /** Creates the PDFs that mails contain. */
  mailPdfs: PdfThread
  features: readonly ServerFeature[]
  /** Declarations of all features; read them later, like the services. */
  parts: () => readonly FeatureParts[]
  /** Forgets all public pages, because what they have in common has changed. */
  forgetPages: () => void
}

export interface RouteKit extends PdfRoutes {
  payload: Payload
  publicUrl: string
  /** The origins of this site, as browsers send them. */
  origins: string[]
  /** The folder of files with fixed names. */
  publicDir: string
  limits: ClientLimits
  /** Reads from the database, and nothing that pages have shared: what is stored for a visitor must be current. */
  contextFor: (locale: Locale, tag?: QueryContext['tag']) => QueryContext
  sendPage: SendPrivatePage
  sendPublicPage: (
    page: PublicPage,
  ) => (request: FastifyRequest, reply: FastifyReply, locale: Locale) => unknown
  /** Make a text or JSON that is kept in the page cache under a key. */
  cachedText: ReturnType<typeof cachedText>
  cachedJson: ReturnType<typeof cachedJson>
  rememberHit: RememberHit
  isKnown: (...document: Parameters<KnownSlugs>) => Promise<boolean>
}

export interface SitemapEntry {
  path: string
  updatedAt?: string | undefined
}

/** A published document or list with a page of its own. Addresses that are not among them are answered without a query. */
export interface PublicDocument extends SitemapEntry {
  /** `kind` and `slug` are what a page asks its known slugs for. */
  kind: string
  slug: string
  id?: number
  /** Visitors can comment. */
  isOpen?: boolean
  /** There is nothing to be found: the sitemap leaves it out. */
  isEmpty?: boolean
}

/** Answers addresses that have no page, such as those of the site's predecessor. */
interface AddressRules {
  /** Synchronous unless a change has to be read first. */
  find: (url: string) => Moved | undefined | Promise<Moved | undefined>
  /** Whether an address of the home page may be one of the predecessor. */
  isOldHomeUrl: (url: string) => boolean
  /** Notes an address that nothing has answered. */
  noteMissing: (url: string) => void
}

/** Without a location the page is gone for good. */
export interface Moved {
  status: 301 | 302 | 410
  location?: string
}

export interface FeatureParts {
  pages?: readonly PublicPage[]
  /** Drafts that staff look at before publishing, by collection. */
  previews?: Record<string, Load<[number]>>
  globalPreviews?: Record<string, Load<[]>>
  documents?: (ctx: QueryContext) => Promise<PublicDocument[]>
  /** Published documents that visitors search in. */
  searchSources?: readonly SearchSources[]
  /** Pages that belong to documents, those of other features included, for the sitemap. */
  pagesBelow?: (
    ctx: QueryContext,
    documents: readonly PublicDocument[],
  ) => Promise<(document: PublicDocument) => SitemapEntry[]>
  /** Routes with limits of their own, such as those of programs, or with responses from memory. */
  routes?: (app: FastifyInstance, kit: RouteKit) => void
  /** Forms and pages for one visitor. Each form has its own limit per client; the other routes share one. */
  visitorRoutes?: (app: FastifyInstance, kit: RouteKit) => void
  tasks?: readonly RecurringTask[]
  /** Forgets what has changed. */
  memory?: Invalidated
  /** Tags of what changes with these. */
  tagsBehind?: (tags: readonly string[]) => readonly string[]
  /** Content that editors have embedded in published texts, in all languages. */
  embeds?: (ctx: QueryContext) => Promise<Embed[]>
  /** Addresses of third parties that the settings of the feature use; visitors are asked about them. */
  thirdParties?: (ctx: QueryContext) => Promise<string[]>
  mail?: Omit<MailTools, 'readColours'>
  documentColours?: (tag: (tag: string) => void) => Promise<DocumentColours>
  addressRules?: AddressRules
  onPageView?: (key: string, headers: IncomingHttpHeaders, url?: string) => void
  metrics?: () => Family[] | Promise<Family[]>
  /** Notes that a user has sent a request to the panel. */
  onStaffRequest?: (user: NonNullable<SessionUser>) => Promise<void>
  /** How many quotes are in the visitor's cart, by the cookies of a request. */
  cartSize?: (cookies: string | undefined) => number
  /** Reads what every page needs, before the site answers. */
  prepare?: () => unknown
  /** Stores what is still in memory, when the site stops. */
  close?: () => Promise<void>
}

/** The part of a feature on the server. `feature.server.ts` of each feature exports one; `src/features.server.ts` lists them. */
export interface ServerFeature {
  name: string
  /** Data stored in browsers for something that the visitor asked for. */
  storage?: readonly OwnStorage[]
  create: (site: RunningSite) => FeatureParts
}
