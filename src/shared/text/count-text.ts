/** A number with its noun in English: '1 file', '3 files'. For commands and logs; `plural` speaks the languages of the site. */
export const countText = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${count === 1 ? one : other}`
