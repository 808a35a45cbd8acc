// Used by composition and the operators' commands.

export { audit, auditPerson } from './audit/audit-log.server'
export { createFirstAdministrator, siteHasUsers } from './first-administrator.server'
export { clientHeader } from './log-in-limits.server'
export { removeFactor } from './second-factor/store.server'
export { createUseNotes, endSessions } from './sessions.server'
