export { retentionTask } from './retention/retention-task.server'
