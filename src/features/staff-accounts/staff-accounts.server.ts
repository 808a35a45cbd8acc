// Used by composition and the operators' commands.

export { audit, auditPerson } from './audit/audit-log.server'
export { createFirstAdministrator } from './first-administrator.server'
export { removeFactor } from './second-factor/store.server'
export { endSessions } from './sessions/sessions.server'
