// Made of the features' `client.ts` by `scripts/feature-files.mjs`.

declare module 'virtual:feature-clients' {
  export const startFirst: () => void
  export const start: () => void
}

declare module 'virtual:feature-previews' {
  export const startPreview: () => void
}
