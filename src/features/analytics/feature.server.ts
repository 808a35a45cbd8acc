import { readToday } from '../../platform/payload/site-time-zone'
import type { ServerFeature } from '../../platform/server-feature'
import { PageViews } from './analytics.server'
import { pageViews } from './services.server'

export const analytics: ServerFeature = {
  name: 'analytics',
  create: ({ env, payload, services }) => {
    const views = services.provide(
      pageViews,
      new PageViews(payload, {
        on: env.countViews,
        publicUrl: env.publicUrl,
        today: () => readToday(payload),
      }),
    )
    return {
      onPageView: (key, headers, url) => views.add(key, headers, url),
      tasks: views.tasks,
      close: () => views.close(),
    }
  },
}
