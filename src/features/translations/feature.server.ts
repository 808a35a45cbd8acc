import type { ServerFeature } from '../../platform/server-feature'
import { fillTask } from './states/fill-states.server'

export const translations: ServerFeature = { name: 'translations', create: () => ({ tasks: [fillTask] }) }
