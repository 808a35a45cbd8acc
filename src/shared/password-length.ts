/** The length of a password, on every way in. Longer ones only cost time to hash. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200
