import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { createElement, type ReactNode } from 'react'
import type { CaptchaSetting } from '../../cms/payload-types'
import type { Locale } from '../../shared/locale'
import type { QueryContext } from '../../shared/query.server'
import { runStatementIn } from '../../shared/statement.server'
import type { CaptchaProblem, CaptchaVerdict, RightAnswer } from './contract'
import { captchaMessages } from './messages/messages'
import { ownCaptcha } from './own.server'
import { ProviderField, type WidgetOptions } from './ProviderField'
import { askService } from './provider.server'
import { type CaptchaService, captchaServices, type OutsideProvider, type PageHosts } from './providers'
import { captchaTag } from './tags'

/** Whether the browser's own work answers the captcha. A service's widget has no use for it, nor for the visitor's battery. */
export const usesOwnCaptcha = async (ctx: QueryContext): Promise<boolean> => {
  ctx.tag(captchaTag)
  return outsideOf(await ctx.payload.findGlobal({ slug: 'captcha-settings', depth: 0 })) === undefined
}

/** What a form needs to tell people from programs, whoever does the telling. */
export interface Captcha {
  /** The part of the form that asks, and what the page must let its browser reach for it. */
  ask: (locale: Locale, problem?: CaptchaProblem) => Promise<{ field: ReactNode; hosts?: PageHosts }>
  /** What is wrong, for the form's summary. */
  message: (locale: Locale, problem: CaptchaProblem) => Promise<string>
  verify: (form: URLSearchParams) => Promise<CaptchaVerdict>
  /** Uses an answer up, in the transaction of what it protects; false when it was used before. */
  spend: (req: PayloadRequest, right: Pick<RightAnswer, 'id' | 'until'>) => Promise<boolean>
}

/** Keys sort by the second until which they count, so what has expired is one range. */
const keyAt = (until: Date, id = '') => `captcha:${Math.floor(until.getTime() / 1000)}:${id}`

const spend: Captcha['spend'] = async (req, { id, until }) => {
  await runStatementIn(req, sql`delete from payload_kv where key > 'captcha:' and key < ${keyAt(new Date())}`)
  const inserted = sql`insert into payload_kv (key, data) values (${keyAt(until, id)}, '{}') on conflict (key) do nothing`
  return (await runStatementIn(req, inserted)) === 1
}

interface Outside {
  service: CaptchaService
  secret: string
  options: WidgetOptions
}

/** Half an account guards nothing: without both keys it is ours that asks. */
const outsideOf = ({ provider, siteKey, secretKey, theme, type, size, tabindex }: CaptchaSetting) =>
  provider === 'own' || !siteKey || !secretKey
    ? undefined
    : { provider, secret: secretKey, options: { siteKey, theme, type, size, tabindex } }

const outsideCaptcha = ({ service, secret, options }: Outside): Pick<Captcha, 'ask' | 'verify'> => ({
  ask: async (locale, problem) => {
    const t = captchaMessages[locale]
    const error = problem && (problem === 'wrong' ? t.notDone : t[problem])
    return { field: createElement(ProviderField, { t, service, options, error }), hosts: service.hosts }
  },
  verify: (form) => askService(service, secret, form),
})

/** The captcha that the administrator has chosen. `services` are the real ones; tests have their own. */
export const siteCaptcha = (
  payload: Payload,
  services: Record<OutsideProvider, CaptchaService> = captchaServices,
): Captcha => {
  const own = ownCaptcha(payload)
  let last: Outside | undefined
  const outside = async (): Promise<Outside | undefined> => {
    try {
      const chosen = outsideOf(await payload.findGlobal({ slug: 'captcha-settings', depth: 0 }))
      last = chosen && { ...chosen, service: services[chosen.provider] }
    } catch {
      // The database is away: a form that comes back still asks as it did.
    }
    return last
  }
  const chosen = async () => {
    const service = await outside()
    return service ? outsideCaptcha(service) : own
  }
  return {
    ask: async (locale, problem) => (await chosen()).ask(locale, problem),
    message: async (locale, problem) => {
      const t = captchaMessages[locale]
      return problem === 'wrong' && (await outside()) ? t.notDone : t[problem]
    },
    verify: async (form) => (await chosen()).verify(form),
    spend,
  }
}
