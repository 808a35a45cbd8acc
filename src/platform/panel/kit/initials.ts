/** The first letters of the first and the last name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .flatMap((word) => Array.from(word ?? '')[0] ?? [])
    .join('')
    .toUpperCase()
}
