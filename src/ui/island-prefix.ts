/** The id prefix of an island. Server and browser must use the same one, so that `useId` returns the same ids. */
export const islandPrefix = (name: string): string => `${name.replace(/\W/g, '-')}-`
