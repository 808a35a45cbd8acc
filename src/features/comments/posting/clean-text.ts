// How whatever people write is cleaned before it is stored, whether visitors, moderators or files bring it.

/** Written where bytes were no UTF-8, or half of a pair of surrogates: what was typed cannot be known any more. */
const unreadable = /\uFFFD|\p{Cs}/u

export const isReadable = (text: string): boolean => !unreadable.test(text)

/** Turn the direction of everything that follows them; in a name they would turn the words around it. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g

/** A line: no control characters, no line breaks, one space between words. */
export const cleanLine = (text: string): string =>
  text
    .replace(directions, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** In small letters, so that one address is one however it was typed. */
export const cleanEmail = (text: string): string => cleanLine(text).toLowerCase()

/** Lines as they were typed, without control characters. */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** Whether there is anything to be seen. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}\p{M}\s]/u.test(text)
