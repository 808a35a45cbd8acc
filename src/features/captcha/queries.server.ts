import type { FastifyRequest } from 'fastify'
import type { Payload, PayloadRequest } from 'payload'
import { createElement, type ReactNode } from 'react'
import type { CaptchaSetting } from '../../platform/payload/payload-types'
import type { QueryContext } from '../../platform/payload/query'
import type { Locale } from '../../shared/locale'
import type { CaptchaProblem, CaptchaVerdict, RightAnswer } from './contract'
import { captchaMessages } from './messages/messages'
import { ownCaptcha } from './own.server'
import { ProviderField, type WidgetOptions } from './ProviderField'
import { askService } from './provider.server'
import { type CaptchaService, captchaServices, type OutsideProvider } from './providers'
import { captchaTag } from './tags'
import { spend } from './used-answers.server'

/** Where the widget of the service comes from that is set; undefined while the site's own captcha asks everybody. */
export const outsideWidget = async (ctx: QueryContext): Promise<string | undefined> => {
  ctx.tag(captchaTag)
  const chosen = outsideOf(await ctx.payload.findGlobal({ slug: 'captcha-settings', depth: 0 }))
  return chosen && captchaServices[chosen.provider].script
}

/** Who sends or opens a form; what they have allowed stands in their headers. */
type Visitor = Pick<FastifyRequest, 'headers'>

/** What a form needs to tell people from programs, whoever does the telling. */
export interface Captcha {
  /** The part of the form that asks. A service is there for those who have allowed it; the site's own asks the others. */
  ask: (visitor: Visitor, locale: Locale, problem?: CaptchaProblem) => Promise<ReactNode>
  /** The widget of the service, for whoever has allowed it; undefined for everybody else. */
  widget: (visitor: Visitor, locale: Locale) => Promise<ReactNode | undefined>
  /** What is wrong, for the form's summary. */
  message: (visitor: Visitor, locale: Locale, problem: CaptchaProblem) => Promise<string>
  /** Either answer counts, whoever was asked for which: the choice may have changed while the form was filled in. */
  verify: (form: URLSearchParams) => Promise<CaptchaVerdict>
  /** Uses an answer up, in the transaction of what it protects; false when it was used before. */
  spend: (req: PayloadRequest, right: Pick<RightAnswer, 'id' | 'until'>) => Promise<boolean>
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

interface SiteCaptchaOptions {
  /** Whether a visitor has allowed what this address belongs to. */
  isAllowed: (visitor: Visitor, address: string) => Promise<boolean>
  /** The real ones; tests have their own. */
  services?: Record<OutsideProvider, CaptchaService>
}

/** The captcha that the administrator has chosen, and the site's own for whoever has not allowed it. */
export const siteCaptcha = (
  payload: Payload,
  { isAllowed, services = captchaServices }: SiteCaptchaOptions,
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
  const allowed = async (visitor: Visitor) => {
    const chosen = await outside()
    return chosen && (await isAllowed(visitor, chosen.service.script)) ? chosen : undefined
  }
  const widget = async (visitor: Visitor, locale: Locale, problem?: CaptchaProblem) => {
    const chosen = await allowed(visitor)
    if (!chosen) return undefined
    const t = captchaMessages[locale]
    const error = problem && (problem === 'wrong' ? t.notDone : t[problem])
    return createElement(ProviderField, { t, service: chosen.service, options: chosen.options, error })
  }
  return {
    ask: async (visitor, locale, problem) =>
      (await widget(visitor, locale, problem)) ?? own.ask(locale, problem),
    widget: (visitor, locale) => widget(visitor, locale),
    message: async (visitor, locale, problem) => {
      const t = captchaMessages[locale]
      return problem === 'wrong' && (await allowed(visitor)) ? t.notDone : t[problem]
    },
    verify: async (form) => {
      const chosen = await outside()
      return chosen && form.has(chosen.service.responseField)
        ? askService(chosen.service, chosen.secret, form)
        : own.verify(form)
    },
    spend,
  }
}
