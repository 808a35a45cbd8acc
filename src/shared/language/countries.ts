import { defaultLocale, type Locale, languageTag } from '../locale'
import { displayName } from './display-name'

/** ISO 3166-1, all officially assigned codes. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

export const countryCodes: readonly string[] = codes.split(' ')

export const countryName = (locale: Locale, code: string): string => displayName(locale, 'region', code)

export const countriesIn = (locale: Locale): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames([languageTag(locale)], { type: 'region' })
  const { compare } = new Intl.Collator(languageTag(locale))
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name))
}

/** An address whose last part is the English name of a country, with that name in another language. Other addresses stay as they are. */
export const translateCountry = (address: string, locale: Locale): string => {
  if (locale === defaultLocale) return address
  const [, before = '', last = ''] = /^(.*[,\n]\s*)(\S.*?)\s*$/s.exec(address) ?? []
  const english = new Intl.DisplayNames([languageTag(defaultLocale)], { type: 'region' })
  const code = last && countryCodes.find((each) => english.of(each) === last)
  return code ? before + countryName(locale, code) : address
}
