import type { ServerFeature } from '../../platform/server-feature'
import { fillTask } from './translations.server'

export const translations: ServerFeature = { name: 'translations', create: () => ({ tasks: [fillTask] }) }
