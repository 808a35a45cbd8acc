// Account numbers as the ISO 13616 (IBAN) and ISO 9362 (BIC) standards have them.

/** The countries by the length of their IBAN. Those that are not listed may have any length that the standard allows. */
const countries = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FO GL NL',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'PT',
  26: 'IS TR',
  27: 'FR GR IT MC MR SM',
  28: 'AL AZ CY DO GT HU LB PL',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU',
  31: 'MT',
}

const lengths = new Map(
  Object.entries(countries).flatMap(([length, codes]) =>
    codes.split(' ').map((code) => [code, Number(length)] as const),
  ),
)

/** Without the spaces that people write, in capitals. */
export const plainCode = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** The number modulo 97, digit by digit because it is too long for a number type. Letters count from A = 10. */
const mod97 = (text: string): number => {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** Checks country, length and checksum: a mistyped digit or two exchanged ones are noticed. */
export const isIban = (text: string): boolean => {
  const iban = plainCode(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const length = lengths.get(iban.slice(0, 2))
  if (length !== undefined && iban.length !== length) return false
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** In groups of four, as it is printed. */
export const ibanText = (iban: string): string => plainCode(iban).replace(/(.{4})(?=.)/g, '$1 ')

export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plainCode(text))
