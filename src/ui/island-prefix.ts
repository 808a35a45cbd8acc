/** The id prefix of an island: server markup and hydration must agree on it, so that `useId` gives equal ids. */
export const islandPrefix = (name: string): string => `${name.replace(/\W/g, '-')}-`
