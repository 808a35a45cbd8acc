/** What is found for the first language that a browser asks for (`navigator.languages`); for `pt-PT` also under `pt`. */
export const preferredLanguage = <Found>(
  asked: readonly string[],
  find: (tag: string) => Found | null | undefined,
): Found | null | undefined =>
  asked.map((tag) => find(tag) ?? find(tag.split('-')[0] ?? '')).find((found) => found)
