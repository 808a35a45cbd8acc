/** Limits for all passwords. Longer ones would only take more time to hash. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200
