/** A Basque year takes `ko` after a vowel, `eko` after a consonant: 2026ko, 2025eko. */
const basqueYear = (year: number): string => {
  const last = year % 100
  const isHundred = last === 0 && year % 1000 !== 0
  return `${year}${isHundred || [1, 5, 10, 15].includes(last % 20) ? 'eko' : 'ko'}`
}

/** Hamaika, 11, already ends in the article. */
const basqueDay = (day: number): string => (day % 20 === 11 ? `${day}` : `${day}a`)

/** Corrects a date of Intl as people write it in the language: its data avoid what depends on the number or the country. */
export const asWritten = (language: string, text: string): string => {
  if (language === 'eu')
    return (
      text
        .replace(/(\d+)\(e\)ko/g, (_, year) => basqueYear(Number(year)))
        // Without a year Intl leaves the month in its basic form: "maiatza 3(a)".
        .replace(/(\p{L}+a) (?=\d+\(a\))/gu, '$1ren ')
        .replace(/(\d+)\(a\)/g, (_, day) => basqueDay(Number(day)))
    )
  if (language === 'fr')
    return text
      .replace(/\b1 (?=\p{L}{3})/gu, '1er ')
      .replace(/\b0?(\d{1,2}):(\d\d)\b/g, (_, hour, minute) =>
        [hour, 'h', ...(minute === '00' ? [] : [minute])].join('\u00a0'),
      )
  // The zones of Canada are named after the United States.
  if (language === 'it') return text.replace(/(\p{L}) USA$/u, '$1')
  return text
}
