// Used by composition.

export { createFirstAdministrator } from './first-administrator.server'
