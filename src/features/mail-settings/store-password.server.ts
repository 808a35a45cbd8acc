import type { GlobalBeforeChangeHook } from 'payload'
import { seal } from '../../platform/database/sealed'
import { PASSWORD_PURPOSE } from '../../platform/mail/sending'
import { fieldRefusal } from '../../platform/payload/read-body'
import { requestMessages } from '../../platform/payload/request-messages'
import { mailSettingsPanelMessages } from './messages/panel/messages'

/**
 * Stores a new password encrypted. Without a user there is none. A stored one is only sent to the host that it was entered for:
 * otherwise whoever may change the host could have it sent to a server of their own. The log notes the time, and no password.
 */
export const storePassword: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { payload } = req
  const { password, ...settings } = data
  const stored = await payload.findGlobal({ slug: 'mail-settings', depth: 0, showHiddenFields: true, req })
  const { user, host } = { ...stored, ...settings }
  if (!user) return { ...settings, sealedPassword: null, passwordSetAt: null }
  if (password) {
    const sealedPassword = seal(payload.secret, PASSWORD_PURPOSE, password)
    return { ...settings, sealedPassword, passwordSetAt: new Date().toISOString() }
  }
  const { sealedPassword = null, passwordSetAt = null } = stored
  if (sealedPassword && (host ?? '') !== (stored.host ?? ''))
    throw fieldRefusal(
      req,
      'password',
      requestMessages(mailSettingsPanelMessages, req)('errors.passwordAgain'),
    )
  return { ...settings, sealedPassword, passwordSetAt }
}
