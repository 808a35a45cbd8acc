// For other features: the log of what staff did, and the question for the password before a dangerous action.

export { audit, auditPerson } from './audit/audit-log.server'
export {
  confirmationFields,
  confirmationShape,
  confirmIdentity,
  confirmNewSnippets,
  confirmSettings,
  guardedBy,
} from './step-up.server'
