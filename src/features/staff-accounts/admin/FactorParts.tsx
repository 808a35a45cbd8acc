'use client'

import { encode } from 'uqr'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import type { SetUp } from '../second-factor/store.server'
import { factorTexts } from './factor-texts'

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
  const t = usePanelTexts(factorTexts)
  return (
    <>
      <p>{t.scan}</p>
      <QrCode text={address} label={t.qrCode} />
      <p>
        {t.typed} <code className="factor-key">{keyText.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CodeField label={t.code} />
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
  const t = usePanelTexts(factorTexts)
  return (
    <div className="recovery-codes">
      <h2>{t.codesTitle}</h2>
      <p>{t.codesIntro}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noAutofocus: the codes are the answer to what the user has just sent */}
      <button type="button" className="panel-form__main" autoFocus onClick={onKept}>
        {t.codesKept}
      </button>
    </div>
  )
}
