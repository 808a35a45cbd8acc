/** A copy of a text. A part of a longer one would keep the whole of it in memory as long as the part is used. */
export const copyText = (text: string): string => Buffer.from(text).toString()
