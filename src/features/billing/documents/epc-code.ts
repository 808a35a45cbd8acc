import { MINOR } from '../../pricing/contract'
import { plainCode } from '../account/bank-account'

// The QR code of a SEPA credit transfer, as EPC069-12 of the European Payments Council defines it. Banking apps fill in the
// transfer from it.

export interface EpcTransfer {
  holder: string
  iban: string
  /** Not needed within the European Economic Area. */
  bic?: string
  /** In cents. */
  amount: number
  /** Purpose of the transfer, as the account statement shows it. */
  purpose: string
}

const MAX_BYTES = 331
const MAX_AMOUNT = 999_999_999_99

/** One line without characters that would end it. */
const line = (text: string, length: number): string =>
  [...text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, length).join('').trim()

/** Content of the QR code; undefined if the standard cannot express this transfer. */
export const epcCode = ({ holder, iban, bic = '', amount, purpose }: EpcTransfer): string | undefined => {
  const name = line(holder, 70)
  if (!name || !iban || !Number.isSafeInteger(amount) || amount < 1 || amount > MAX_AMOUNT) return undefined
  const text = [
    'BCD',
    '002',
    // UTF-8.
    '1',
    'SCT',
    plainCode(bic),
    name,
    plainCode(iban),
    `EUR${(amount / MINOR).toFixed(2)}`,
    // No purpose code and no structured reference.
    '',
    '',
    line(purpose, 140),
  ].join('\n')
  return new TextEncoder().encode(text).length <= MAX_BYTES ? text : undefined
}
