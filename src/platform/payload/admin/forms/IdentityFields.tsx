'use client'

import { payloadPanelMessages } from '../../messages/panel/messages'
import { usePanelMessages } from '../use-panel-messages'

/** The code of somebody who may have a second factor; the password is asked for beside it. */
export const OwnCodeField = ({ name = 'code' }: { name?: string }) => {
  const t = usePanelMessages(payloadPanelMessages)
  return (
    <label>
      {t('identityFields.code')}
      <input name={name} maxLength={100} autoComplete="one-time-code" spellCheck={false} />
    </label>
  )
}

/** Password and code of the user, with which a dangerous action is confirmed. */
export const IdentityFields = () => {
  const t = usePanelMessages(payloadPanelMessages)
  return (
    <>
      <label>
        {t('identityFields.password')}
        <input name="currentPassword" type="password" required autoComplete="current-password" />
      </label>
      <OwnCodeField name="currentCode" />
    </>
  )
}
