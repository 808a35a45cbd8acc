/** What every page runs for the features, made by `scripts/feature-clients.mjs`. */
declare module 'virtual:feature-clients' {
  export const startFirst: () => void
  export const start: () => void
}
