import type { ServerFeature } from '../../platform/server-feature'
import { RECENT_KEY } from './contract'
import { fillTask } from './index/store-words.server'

export const find: ServerFeature = {
  name: 'find',
  storage: [{ name: `${RECENT_KEY}*`, kind: 'localStorage', purpose: 'adminLook' }],
  create: () => ({ tasks: [fillTask] }),
}
