/** Limits for all passwords. Longer ones would only take more time to hash. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200

/** The name of the account that is created from `ADMIN_EMAIL`, until its owner gives another one. */
export const accountName = 'Administrator'

/** The name of a member of staff for visitors and students; undefined while it only says what the account is. */
export const publicName = (name: string | null | undefined): string | undefined =>
  name && name.trim().toLowerCase() !== accountName.toLowerCase() ? name : undefined
