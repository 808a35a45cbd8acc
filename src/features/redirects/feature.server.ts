import type { ServerFeature } from '../../platform/server-feature'
import { isOldHomeUrl, Redirects } from './redirects.server'
import { redirectsService } from './services.server'

export const redirects: ServerFeature = {
  name: 'redirects',
  create: ({ payload, services }) => {
    const table = services.provide(redirectsService, new Redirects(payload))
    return {
      addressRules: {
        find: (url) => table.find(url),
        isOldHomeUrl,
        noteMissing: (url) => table.countMissing(url),
      },
      memory: table,
      tasks: table.tasks,
      close: () => table.close(),
    }
  },
}
