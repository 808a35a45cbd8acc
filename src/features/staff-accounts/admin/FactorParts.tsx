'use client'

import { encode } from 'uqr'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import type { SetUp } from '../second-factor/store.server'

/** The address as squares. Black on white in dark mode too, or phones do not read it. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 3 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}

/** QR code and key for an authenticator app, and the field for its first code. */
export const SetUpSteps = ({ address, keyText }: { address: SetUp['address']; keyText: SetUp['key'] }) => {
  const t = usePanelMessages(staffAccountsPanelMessages)
  return (
    <>
      <p>{t('factor.scan')}</p>
      <QrCode text={address} label={t('factor.qrCode')} />
      <p>
        {t('factor.typed')} <code className="factor-key">{keyText.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CodeField label={t('factor.code')} />
    </>
  )
}

export const CodeField = ({ label }: { label: string }) => (
  <label>
    {label}
    {/* biome-ignore lint/a11y/noAutofocus: the step is the answer to what the user has just sent */}
    <input name="code" required maxLength={40} autoComplete="one-time-code" spellCheck={false} autoFocus />
  </label>
)

/** Shown once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: string[]; onKept: () => void }) => {
  const t = usePanelMessages(staffAccountsPanelMessages)
  return (
    <div className="recovery-codes">
      <h2>{t('factor.codesTitle')}</h2>
      <p>{t('factor.codesIntro')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noAutofocus: the codes are the answer to what the user has just sent */}
      <button type="button" className="panel-form__main" autoFocus onClick={onKept}>
        {t('factor.codesKept')}
      </button>
    </div>
  )
}
