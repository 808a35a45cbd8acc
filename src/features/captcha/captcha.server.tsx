import type { QueryContext } from '../../platform/payload/query'
import { CaptchaProof } from './CaptchaProof'
import { captchaMessages } from './messages/messages'
import { serviceScript } from './queries.server'

// The one door of the feature: src/server and src/site import nothing else of it but contract.ts and client.ts.

export { siteCaptcha } from './queries.server'
export { captchaRoutes } from './routes.server'

/** The captcha field of a form on a cached page. `groupOf` names the consent group that an address belongs to. */
export const loadCaptchaField = async (
  ctx: QueryContext,
  groupOf: (address: string) => Promise<string | undefined>,
) => {
  const script = await serviceScript(ctx)
  const unless = script && (await groupOf(script))
  return <CaptchaProof locale={ctx.locale} t={captchaMessages[ctx.locale]} unless={unless} />
}
