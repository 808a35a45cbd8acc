'use client'

import { useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { panelMessages } from '../../../platform/panel/messages/messages'
import { isAdministrator, type Role, roles } from '../../../platform/payload/access'
import { IdentityFields } from '../../../platform/payload/admin/forms/IdentityFields'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import '../../../platform/payload/admin/panel.css'
import './people.css'

/** Above the list of users: an administrator enters who is to join, and with which rights. */
export const InvitePerson = () => {
  const t = usePanelMessages(staffAccountsPanelMessages)
  const kept = usePanelMessages(panelMessages)('mailNotSent')
  const { user } = useAuth<{ id: number; roles: Role[]; email: string }>()
  const router = useRouter()
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<readonly Role[]>([])
  const [said, setSaid] = useState<{ text: string; isError: boolean }>()
  if (!isAdministrator(user)) return null

  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given: Record<string, unknown> = { ...Object.fromEntries(new FormData(form)), roles: chosen }
    setBusy(true)
    const response = await postJson<{ isMailKept: boolean }>('/api/users/invite', given, t('failed'))
    setBusy(false)
    setSaid(
      response.ok
        ? {
            text: response.data.isMailKept ? kept : t('invite.sent', { email: String(given.email) }),
            isError: false,
          }
        : { text: response.message, isError: true },
    )
    if (!response.ok) return
    form.reset()
    setChosen([])
    router.refresh()
  }
  return (
    <details className="people-invite panel-form">
      <summary>{t('invite.invite')}</summary>
      <p>{t('invite.intro')}</p>
      <form onSubmit={invite}>
        <label>
          {t('invite.name')}
          <input name="name" maxLength={120} required autoComplete="off" />
        </label>
        <label>
          {t('invite.email')}
          <input name="email" type="email" maxLength={254} required autoComplete="off" />
        </label>
        <fieldset>
          <legend>{t('invite.role')}</legend>
          {roles.toReversed().map((each) => (
            <label key={each} className="people-invite__role">
              <input
                type="checkbox"
                value={each}
                checked={chosen.includes(each)}
                onChange={({ target }) =>
                  setChosen(roles.filter((role) => (role === each ? target.checked : chosen.includes(role))))
                }
              />
              <span>
                <strong>{t(`role.${each}.name`)}</strong> {t(`role.${each}.may`)}
              </span>
            </label>
          ))}
        </fieldset>
        {chosen.includes('administrator') && <IdentityFields />}
        <button type="submit" className="panel-form__main" disabled={!hydrated || busy}>
          {t('invite.send')}
        </button>
      </form>
      <p role="status" className={said?.isError ? 'panel-form__error' : undefined}>
        {said?.text}
      </p>
    </details>
  )
}
