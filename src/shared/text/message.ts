/** Replaces the `{name}` placeholders of a text. A placeholder without a value stays visible, so that it gets noticed. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))

/** Some of the texts, for scripts: the others stay on the server. */
export const pickTexts = <Texts, Key extends keyof Texts>(
  texts: Texts,
  keys: readonly Key[],
): Pick<Texts, Key> => Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Texts, Key>
