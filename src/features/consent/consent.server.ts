import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { QueryMemo } from '../../platform/cache/query-memo'
import type { SendPrivatePage } from '../../platform/http/pages'
import { sendPolicy } from '../../platform/page-cache/page-policy'
import type { QueryContext } from '../../platform/payload/query'
import type { FeatureParts, RouteKit } from '../../platform/server-feature'
import { defaultLocale, type Locale } from '../../shared/locale'
import type { OwnStorage } from '../../shared/own-storage'
import { type Consent, getConsent } from './config/load-consent.server'
import type { BlockedSource } from './contract'
import {
  cookiePolicyPage,
  cookiePolicySection,
  findEmbeddedServices,
} from './cookie-policy/cookie-policy.server'
import { isAllowed } from './decision/visitor-choice.server'
import { consentRoutes } from './routes/decision-routes.server'
import { dialogRoutes } from './routes/dialog-routes.server'
import { embedRoutes } from './routes/embed-routes.server'
import { myDecisionsRoutes } from './routes/my-decisions-routes.server'
import { pagePolicy } from './security-policy/page-policy.server'

export type { Consent } from './config/load-consent.server'
export { ConsentBar, ConsentParts, settingsLink } from './dialog/ConsentParts'
export { opensItself, withoutNeedlessQuestion } from './dialog/open-dialog'
export { blockPage } from './markup/block-page.server'

interface ConsentOptions {
  payload: Payload
  memo: QueryMemo
  publicUrl: string
  production: boolean
  /** Sources that every page may load besides its own files, by directive. */
  sources?: Record<string, string[]>
  /** Embeds and third parties that the features declare. */
  declared?: () => readonly Pick<FeatureParts, 'embeds' | 'thirdParties'>[]
  /** Storage of the features in browsers; it needs no consent. */
  exempt?: readonly OwnStorage[]
}

type Visitor = Parameters<typeof isAllowed>[0]

/** Consent of one site, created once by the server. */
export const createConsent = ({
  payload,
  memo,
  publicUrl,
  production,
  sources = {},
  declared = () => [],
  exempt = [],
}: ConsentOptions) => {
  /** By language, for when the database is away: refusing must always work. */
  const lastRead = new Map<Locale, Consent>()
  const contextFor = (locale: Locale, tag: QueryContext['tag']) => ({ payload, locale, draft: false, tag })

  /** Read once for all pages and calls until it changes; notes the tags of what was read on every page that uses it. */
  const load = async (page: Pick<QueryContext, 'locale' | 'tag'>): Promise<Consent> => {
    const { locale } = page
    const consent = await memo.get(
      `consent:${locale}`,
      async (tag) => {
        const ctx = { ...contextFor(locale, tag), publicUrl }
        const used = await Promise.all(declared().map(({ thirdParties }) => thirdParties?.(ctx) ?? []))
        return getConsent(ctx, { thirdParties: used.flat(), exempt })
      },
      page,
    )
    lastRead.set(locale, consent)
    return consent
  }

  /** Falls back to the last result if reading fails now; undefined if there never was one. */
  const loadOrLast = (locale: Locale): Promise<Consent | undefined> =>
    load({ locale, tag: () => {} }).catch(() => lastRead.get(locale))

  const listEmbeds = async (ctx: QueryContext) =>
    (await Promise.all(declared().map(({ embeds }) => embeds?.(ctx) ?? []))).flat()

  /** Names of the services that editors have embedded in published texts, besides those of the site's list. */
  const embeddedGroups = (): Promise<ReadonlySet<string>> =>
    memo.get('consent: embedded groups', async (tag) => {
      const ctx = contextFor(defaultLocale, tag)
      const { groups } = findEmbeddedServices(ctx, await load(ctx), await listEmbeds(ctx))
      return new Set(groups.map(({ name }) => name))
    })

  return {
    load,
    loadOrLast,

    isGroupAllowed: async (visitor: Visitor, group: string): Promise<boolean> => {
      const consent = await loadOrLast(defaultLocale)
      return consent !== undefined && isAllowed(visitor, consent, group)
    },

    /** Whether a visitor has allowed the service that an address belongs to. */
    isAddressAllowed: async (visitor: Visitor, address: string): Promise<boolean> => {
      const consent = await loadOrLast(defaultLocale)
      return consent !== undefined && isAllowed(visitor, consent, consent.names.ofAddress(address))
    },

    /** Puts the policy on a response that names the services which this visitor has allowed. */
    allowServices: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const consent = await loadOrLast(defaultLocale)
      if (consent)
        sendPolicy(request, reply, pagePolicy({ production, sources }, consent, []).of(request.headers))
    },

    /** The Content-Security-Policies of a page, one for each choice of its visitors. */
    policyFor: (consent: Consent, blocked: readonly BlockedSource[]) =>
      pagePolicy({ production, sources }, consent, blocked),

    cookiePolicySection: async (ctx: QueryContext) =>
      cookiePolicySection(ctx, await load(ctx), await listEmbeds(ctx)),
    cookiePolicyPage: async (ctx: QueryContext) =>
      cookiePolicyPage(ctx, await load(ctx), await listEmbeds(ctx)),

    registerRoutes: (app: FastifyInstance, { sendPage }: { sendPage: SendPrivatePage }): void => {
      consentRoutes(app, { payload, publicUrl, consentFor: loadOrLast, embeddedGroups, exempt })
      myDecisionsRoutes(app, { payload, sendPage })
      embedRoutes(app, { secret: payload.secret })
    },

    registerDialog: (app: FastifyInstance, { cachedJson }: Pick<RouteKit, 'cachedJson'>): void =>
      dialogRoutes(app, { load, cachedJson }),
  }
}

export type ConsentFeature = ReturnType<typeof createConsent>
