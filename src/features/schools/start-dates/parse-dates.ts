import { isDay } from '../../../shared/time/days'

// Reads start dates that somebody pastes from a table, a mail or a web page.

export interface ParsedDates {
  /** Days as YYYY-MM-DD, sorted, each once. */
  days: string[]
  /** Entries that are no date, as they were written: a word, a line, a day that does not exist. */
  unknown: string[]
}

/** Words are compared without case, accents and dots, so that “Févr.” is “fevr”. */
const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f.’']/g, '')
    .toLowerCase()

interface Words {
  months: Map<string, number>
  weekdays: Set<string>
}

const known = new Map<string, Words>()

/** The names of months and weekdays in these languages. The first language wins. */
const wordsIn = (languages: readonly string[]): Words => {
  const key = languages.join()
  const found = known.get(key)
  if (found) return found
  const words: Words = { months: new Map(), weekdays: new Set() }
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      const write = (options: Intl.DateTimeFormatOptions, day: Date) =>
        new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(day)
      for (let month = 0; month < 12; month++) {
        const day = new Date(Date.UTC(2027, month, 11))
        // Catalan writes “de gener” and “d’abril” after a day.
        for (const options of [{ month: style }, { month: style, day: 'numeric' as const }]) {
          const name = write(options, day).find(({ type }) => type === 'month')?.value ?? ''
          const word = fold(name.replace(/^(de |d[’'])/, ''))
          if (!words.months.has(word)) words.months.set(word, month + 1)
        }
      }
      for (let day = 1; day <= 7; day++) {
        const parts = write({ weekday: style }, new Date(Date.UTC(2027, 0, day)))
        words.weekdays.add(fold(parts.find(({ type }) => type === 'weekday')?.value ?? ''))
      }
    }
  known.set(key, words)
  return words
}

/** 2027-01-11 · 11.01.2027, 11/1/2027, 11-01-2027 · 11.01.27, 11/1/27 · 11 January 2027, 11. Jan. 2027, 11 de enero de 2027 · January 11, 2027 */
const patterns = [
  /(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})/,
  /(?<d>\d{1,2})(?<sign>[./-])(?<m>\d{1,2})\k<sign>(?<y>\d{4})/,
  // Not with hyphens: 27-01-11 may begin with the year.
  /(?<d>\d{1,2})(?<sign>[./])(?<m>\d{1,2})\k<sign>(?<y>\d{2})/,
  /(?<d>\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?\s*(?:de\s+|d[’'])?(?<name>\p{L}{2,})[.,]?\s*(?:de\s+|del\s+)?(?<y>\d{4})/u,
  /(?<name>\p{L}{2,})\.?\s+(?<d>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<y>\d{4})/u,
].map(({ source }) => new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'gu'))

type Found = { start: number; end: number; day: string | undefined }

const nextDate = (line: string, { months }: Words): Found | undefined => {
  const matches = patterns.flatMap((pattern) => {
    for (const match of line.matchAll(pattern)) {
      const { y = '', m, d = '', name = '' } = match.groups ?? {}
      const month = m ?? months.get(fold(name))
      if (month === undefined) continue
      const day = `${y.padStart(4, '20')}-${String(month).padStart(2, '0')}-${d.padStart(2, '0')}`
      const end = match.index + match[0].length
      return [{ start: match.index, end, day: isDay(day) ? day : undefined }]
    }
    return []
  })
  return matches.sort((one, other) => one.start - other.start)[0]
}

/** The dates of a text, in any of the languages. In dates written with numbers the day comes before the month. */
export const parseDates = (text: string, languages: readonly string[]): ParsedDates => {
  const words = wordsIn(languages)
  const days = new Set<string>()
  const unknown: string[] = []
  const note = (rest: string) => {
    const left = rest.split(/[\s,|·•*–—-]+/).filter((word) => word && !words.weekdays.has(fold(word)))
    if (left.some((word) => /[\p{L}\d]/u.test(word))) unknown.push(left.join(' '))
  }
  for (const line of text.split(/[\n\r;\t]+/)) {
    let rest = line
    for (let found = nextDate(rest, words); found; found = nextDate(rest, words)) {
      note(rest.slice(0, found.start))
      if (found.day) days.add(found.day)
      else unknown.push(rest.slice(found.start, found.end))
      rest = rest.slice(found.end)
    }
    note(rest)
  }
  return { days: [...days].sort(), unknown }
}

interface RowChanges {
  /** Indexes of rows to remove, the last first. */
  remove: number[]
  /** Days to insert, in this order. */
  insert: { index: number; day: string }[]
}

/** How rows with one day each become the wanted days. Rows that stay keep their ids; rows without a day go. */
export const changeRows = (rows: readonly string[], wanted: readonly string[]): RowChanges => {
  const kept: string[] = []
  const remove: number[] = []
  for (const [index, day] of rows.entries())
    if (wanted.includes(day) && !kept.includes(day)) kept.push(day)
    else remove.unshift(index)
  const insert = [...new Set(wanted)]
    .filter((day) => !kept.includes(day))
    .sort()
    .map((day) => {
      const later = kept.findIndex((other) => other > day)
      const index = later === -1 ? kept.length : later
      kept.splice(index, 0, day)
      return { index, day }
    })
  return { remove, insert }
}
