import type { ServerFeature } from '../../platform/server-feature'
import { retentionTask } from './retention/retention-task.server'

export const privacy: ServerFeature = { name: 'privacy', create: () => ({ tasks: [retentionTask] }) }
