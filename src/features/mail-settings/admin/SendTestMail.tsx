'use client'

import { useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import type { TestedMail } from '../contract'
import { mailSettingsPanelMessages } from '../messages/panel/messages'
import '../../../platform/payload/admin/panel.css'
import './mail-settings.css'

/** Sends a mail to the reader with the stored settings, and says what the mail server has answered. */
export const SendTestMail = () => {
  const t = usePanelMessages(mailSettingsPanelMessages)
  const hydrated = useHydrated()
  const modified = useFormModified()
  const [busy, setBusy] = useState(false)
  const [tested, setTested] = useState<TestedMail | { outcome: 'failed'; answer: string }>()

  const send = async () => {
    setBusy(true)
    setTested(undefined)
    const result = await postJson<TestedMail>('/api/globals/mail-settings/test', {}, t('test.unreachable'))
    setBusy(false)
    setTested(result.ok ? result.data : { outcome: 'failed', answer: result.message })
  }
  const isFine = tested?.outcome === 'accepted'
  return (
    <section className="mail-test kit-card panel-form field-type" aria-labelledby="mail-test-title">
      <h2 id="mail-test-title">{t('test.title')}</h2>
      <p>{modified ? t('test.saveFirst') : t('test.explain')}</p>
      <p className="panel-form__actions">
        <button type="button" disabled={!hydrated || busy || modified} onClick={send}>
          {t(busy ? 'test.sending' : 'test.send')}
        </button>
      </p>
      <div role="status">
        {tested && (
          <div className={isFine ? 'mail-test__said' : 'mail-test__said panel-form__error'}>
            {tested.outcome === 'noServer' && <p>{t('test.noServer')}</p>}
            {tested.outcome === 'unreadable' && <p>{t('errors.unreadable')}</p>}
            {tested.outcome === 'failed' && <p>{tested.answer}</p>}
            {(tested.outcome === 'accepted' || tested.outcome === 'refused') && (
              <>
                <p>{t(isFine ? 'test.accepted' : 'test.refused', tested)}</p>
                <p>
                  <code dir="ltr">{tested.answer}</code>
                </p>
                {isFine && <p>{t('test.look', { to: tested.to })}</p>}
              </>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
