import type { KeyboardEvent } from 'react'
import { describedBy, FieldNotes, notesFor, type PartProps } from './FieldNotes'

/** A code counts when it is finished: when the visitor leaves the field or presses Enter. */
export function PromoField({ props, calculator }: PartProps) {
  const { t } = props
  const { promo, enterPromo, request } = calculator
  const status = { known: undefined, checking: t.promoChecking, failed: t.promoFailed }[promo.status]
  const notes = status
    ? [{ text: status, blocking: promo.status === 'failed' }]
    : notesFor('promo', { props, calculator })
  const { describedBy: noteId, invalid } = describedBy('promo', notes)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    enterPromo(event.currentTarget.value)
  }
  return (
    <div className="field">
      <label htmlFor="calculator-promo">{t.promo}</label>
      <input
        id="calculator-promo"
        type="text"
        name="promo"
        defaultValue={request.promo}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={invalid || undefined}
        aria-describedby={noteId}
        onBlur={(event) => enterPromo(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div aria-live="polite">
        <FieldNotes field="promo" notes={notes} props={props} calculator={calculator} />
      </div>
    </div>
  )
}
