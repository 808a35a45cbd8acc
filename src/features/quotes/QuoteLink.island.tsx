import { useEffect, useRef, useState } from 'react'
import type { Translator } from '../../shared/messages/translator'
import type { QuotesParams } from './messages/messages'

interface QuoteLinkProps {
  /** The full address of the quote. */
  address: string
  /** Names the quote where it is shared. */
  title: string
  t: Translator<Pick<QuotesParams, (typeof linkMessages)[number]>>
}

export const linkMessages = [
  'share.address',
  'share.copy',
  'share.copied',
  'share.selected',
  'share.share',
] as const

const id = 'quote-link'

/** The address of a quote to select, copy or share. Without JavaScript only the field is shown. */
export default function QuoteLink({ address, title, t }: QuoteLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const [offers, setOffers] = useState({ copy: false, share: false })
  const [status, setStatus] = useState('')

  useEffect(() => setOffers({ copy: true, share: typeof navigator.share === 'function' }), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setStatus(t('share.copied'))
    } catch {
      // Not allowed, or the site has no https: the visitor copies the selected text.
      field.current?.select()
      setStatus(t('share.selected'))
    }
  }
  // Rejected if the visitor closes the dialog, which needs no message.
  const share = () => navigator.share({ title, url: address }).catch(() => {})

  return (
    <div className="quote-link">
      <p className="field">
        <label htmlFor={id}>{t('share.address')}</label>
        <input
          id={id}
          ref={field}
          type="text"
          readOnly
          dir="ltr"
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </p>
      <div className="quote-link-buttons">
        {offers.copy && (
          <button type="button" className="button button-quiet" onClick={copy}>
            {t('share.copy')}
          </button>
        )}
        {offers.share && (
          <button type="button" className="button button-quiet" onClick={share}>
            {t('share.share')}
          </button>
        )}
      </div>
      <p role="status">{status}</p>
    </div>
  )
}
