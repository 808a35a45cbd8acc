import type { ReactNode } from 'react'
import type { QueryContext } from '../../platform/payload/query'
import { SiteFormView } from './form/SiteFormView'
import { formsMessages } from './messages/messages'
import { getFormById } from './queries.server'

/** A form for a cached page; null if there is none with this id. `loadCaptcha` renders the captcha field of such a page. */
export const loadForm = async (
  ctx: QueryContext,
  id: number,
  loadCaptcha: () => Promise<ReactNode>,
): Promise<ReactNode> => {
  const form = await getFormById(ctx, id)
  if (!form) return null
  const captcha = form.asksCaptcha && (await loadCaptcha())
  return <SiteFormView form={form} locale={ctx.locale} t={formsMessages(ctx.locale)} captcha={captcha} />
}
