import type { Payload, PayloadRequest } from 'payload'
import { queueMail } from '../../../platform/mail/queue'
import type { User } from '../../../platform/payload/payload-types'
import { panelLocale } from '../../../shared/locale'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { staffMail } from './staff-mail.server'

/** The address of the site, which `build-config.ts` puts into the configuration. */
const publicUrlOf = ({ config }: Payload): string => String(config.custom.publicUrl)

/** Queues a mail to the owner of an account, in the language of their last log-in. */
export const queueAlert = async (
  req: PayloadRequest,
  user: Pick<User, 'id' | 'name' | 'email' | 'language'>,
  kind: 'passwords' | 'codes',
): Promise<void> => {
  const { payload } = req
  const language = user.language ?? 'en'
  const t = staffAccountsPanelMessages(panelLocale(language))
  const site = await payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const parts = { user, site, publicUrl: publicUrlOf(payload) }
  const blocks = [
    { type: 'text' as const, text: t.template(`alertMail.${kind}.text`) },
    { type: 'text' as const, text: t.template(`alertMail.${kind}.next`) },
  ]
  await queueMail(
    payload,
    staffMail(language, parts, {
      about: `account:${user.id}`,
      subject: t.template(`alertMail.${kind}.subject`),
      title: t.template(`alertMail.${kind}.title`),
      values: {},
      blocks,
    }),
    req,
  )
}
