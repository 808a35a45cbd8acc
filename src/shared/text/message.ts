/** Replaces the `{name}` placeholders of a text. A placeholder without a value stays visible, so that it gets noticed. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
