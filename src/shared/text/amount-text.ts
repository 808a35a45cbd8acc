/** The maximum amount in a price list, in minor units. */
export const MAX_AMOUNT = 1_000_000_00

export type AmountProblem = 'not_an_amount' | 'negative' | 'too_many_decimals' | 'ambiguous' | 'too_large'

/** Spaces of all widths and the Swiss apostrophe are always thousands separators. */
const groupers = /(?<=\d)[\s\u00a0\u2009\u202f'’](?=\d{3}(?:\D|$))/g
const symbol = '(?:[A-Z]{0,3}[$€£¥]|[A-Z]{3})'
const around = new RegExp(`^${symbol}?[\\s\\u00a0]*(.*?)[\\s\\u00a0]*${symbol}?$`, 'u')

/**
 * Reads an amount as typed by people or exported by spreadsheets, and returns minor units. "1,234" is ambiguous (more than
 * a thousand, or a little more than one), so it is refused.
 */
export const readAmount = (written: string): number | AmountProblem => {
  const bare = around.exec(written.trim())?.[1] ?? ''
  const text = bare.replace(groupers, '')
  if (/^[-−(]/.test(text) && /\d/.test(text)) return 'negative'
  if (!/^\d[\d.,]*$/.test(text)) return 'not_an_amount'
  const [, whole = '', mark = '', decimals = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(withoutGroups(text)) ?? []
  if (!/^\d+$/.test(whole) || (mark && !decimals)) return 'not_an_amount'
  if (decimals.length === 3 && text === bare && whole.length <= 3) return 'ambiguous'
  if (decimals.length > 2) return 'too_many_decimals'
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return minor > MAX_AMOUNT ? 'too_large' : minor
}

/** Removes the thousands separators of 1,234.50, 1.234,50 and 1,234,567, but keeps one that may be a decimal separator. */
const withoutGroups = (text: string): string => {
  for (const [group, decimal] of [
    [',', '\\.'],
    ['\\.', ','],
  ] as const) {
    const both = new RegExp(`^\\d{1,3}(${group}\\d{3})+${decimal}\\d+$`)
    const many = new RegExp(`^\\d{1,3}(${group}\\d{3}){2,}$`)
    if (both.test(text) || many.test(text)) return text.replace(new RegExp(group, 'g'), '')
  }
  return text
}

/**
 * Formats minor units for staff: 130, or 130.50. All languages of the panel but English have a decimal comma. Thousands are not
 * separated, so that `readAmount` reads it.
 */
export const writeAmount = (minor: number, language = 'en'): string => {
  if (minor % 100 === 0) return String(minor / 100)
  const written = (minor / 100).toFixed(2)
  return language === 'en' ? written : written.replace('.', ',')
}
