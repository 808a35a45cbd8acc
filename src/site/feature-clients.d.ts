/** Client entries of the features, which every page runs; made by `scripts/feature-clients.mjs`. */
declare module 'virtual:feature-clients' {
  export const startFirst: () => void
  export const start: () => void
}
