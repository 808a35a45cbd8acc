import type { Payload } from 'payload'
import { createElement, type ReactNode } from 'react'
import type {
  CaptchaProblem,
  CaptchaVisitor,
  FormCaptcha,
} from '../../platform/http/visitor-form/form-captcha'
import type { CaptchaSetting } from '../../platform/payload/payload-types'
import { type QueryContext, sharedRead } from '../../platform/payload/query'
import type { Locale } from '../../shared/locale'
import {
  type CaptchaService,
  captchaServices,
  type ServiceName,
  verifyWithService,
} from './captcha-services.server'
import { captchaFields, captchaTag } from './contract'
import { captchaMessages } from './messages/messages'
import { ownCaptcha, spend } from './own-captcha.server'
import { ServiceField, type WidgetOptions } from './ServiceField'

/** URL of the widget script of the chosen service; undefined if the site uses its own captcha. */
export const serviceScript = async (ctx: QueryContext): Promise<string | undefined> => {
  ctx.tag(captchaTag)
  const chosen = readService(
    await sharedRead(ctx, 'captcha settings', ({ payload }) =>
      payload.findGlobal({ slug: 'captcha-settings', depth: 0 }),
    ),
  )
  return chosen && captchaServices[chosen.provider].script
}

/** The captcha as forms see it, and its widget by itself. */
export interface Captcha extends FormCaptcha {
  /** Renders the service's widget; undefined for visitors who have not allowed it. */
  widget: (visitor: CaptchaVisitor, locale: Locale) => Promise<ReactNode | undefined>
}

interface ChosenService {
  service: CaptchaService
  secret: string
  options: WidgetOptions
}

/** A service works only with both keys; without them the site uses its own captcha. */
const readService = ({ provider, siteKey, secretKey, theme, type, size, tabindex }: CaptchaSetting) =>
  provider === 'own' || !siteKey || !secretKey
    ? undefined
    : { provider, secret: secretKey, options: { siteKey, theme, type, size, tabindex } }

interface SiteCaptchaOptions {
  /** Whether a visitor has allowed the service that this address belongs to. */
  isAllowed: (visitor: CaptchaVisitor, address: string) => Promise<boolean>
  /** Replaced in tests. */
  services?: Record<ServiceName, CaptchaService>
}

/** The captcha that the administrator has chosen, and the site's own for visitors who have not allowed it. */
export const siteCaptcha = (
  payload: Payload,
  { isAllowed, services = captchaServices }: SiteCaptchaOptions,
): Captcha => {
  const own = ownCaptcha(payload)
  let last: ChosenService | undefined
  const chosenService = async (): Promise<ChosenService | undefined> => {
    try {
      const chosen = readService(await payload.findGlobal({ slug: 'captcha-settings', depth: 0 }))
      last = chosen && { ...chosen, service: services[chosen.provider] }
    } catch {
      // The database cannot be reached: keep the last known setting, so that a form that comes back shows the same captcha.
    }
    return last
  }
  const allowed = async (visitor: CaptchaVisitor) => {
    const chosen = await chosenService()
    return chosen && (await isAllowed(visitor, chosen.service.script)) ? chosen : undefined
  }
  const widget = async (visitor: CaptchaVisitor, locale: Locale, problem?: CaptchaProblem) => {
    const chosen = await allowed(visitor)
    if (!chosen) return undefined
    const t = captchaMessages(locale)
    const error = problem && (problem === 'wrong' ? t('notDone') : t(problem))
    return createElement(ServiceField, { t, service: chosen.service, options: chosen.options, error })
  }
  return {
    fields: [
      ...Object.values(captchaFields),
      ...Object.values(services).map(({ responseField }) => responseField),
    ],
    errorField: captchaFields.answer,
    // The service's widget for visitors who have allowed it, else the site's own captcha.
    ask: async (visitor, locale, problem) =>
      (await widget(visitor, locale, problem)) ?? own.ask(locale, problem),
    widget: (visitor, locale) => widget(visitor, locale),
    message: async (visitor, locale, problem) => {
      const t = captchaMessages(locale)
      return problem === 'wrong' && (await allowed(visitor)) ? t('notDone') : t(problem)
    },
    // Accepts the answer of the service and of the site's own captcha: consent may have changed since the form was opened.
    verify: async (form) => {
      const chosen = await chosenService()
      return chosen && form.has(chosen.service.responseField)
        ? verifyWithService(chosen.service, chosen.secret, form)
        : own.verify(form)
    },
    spend,
  }
}
