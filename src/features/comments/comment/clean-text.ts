// Cleans text before it is stored: from visitors, moderators and imported files.

/** Invalid UTF-8 or an unpaired surrogate: the original text is lost. */
const unreadable = /\uFFFD|\p{Cs}/u

export const isReadable = (text: string): boolean => !unreadable.test(text)

/** Bidirectional control characters. In a name they would reverse the text around it. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g

/** One line: no control characters or line breaks, single spaces. */
export const cleanLine = (text: string): string =>
  text
    .replace(directions, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Lower case, so that one address is always spelled the same. */
export const cleanEmail = (text: string): string => cleanLine(text).toLowerCase()

/** Lines as they were typed, without control characters. */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** Whether the text contains a visible character. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}\p{M}\s]/u.test(text)
