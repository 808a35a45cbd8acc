import { createElement, Fragment } from 'react'
import { counter, gauge } from '../../platform/http/exposition'
import { definePage, pageSlug } from '../../platform/http/public-page'
import { oncePerRender, type QueryContext, sharedRead } from '../../platform/payload/query'
import type { ServerFeature } from '../../platform/server-feature'
import { directionsPath } from '../../shared/address/school-path'
import { blockParts } from '../blocks/services.server'
import { consentService } from '../consent/services.server'
import { getSchoolPlace } from '../schools/queries.server'
import { schoolAddress, schoolMap } from '../schools/services.server'
import { googleMaps } from './contract'
import type { AskedDirections } from './directions/find-directions.server'
import { EnginePool } from './engine-threads/engine-pool.server'
import { directionsPage, loadSchoolMap } from './map.server'
import { mapRoutes } from './map-routes.server'
import { getMapSettings, getSchoolMap, type MappedSchool } from './queries.server'

export const map: ServerFeature = {
  name: 'map',
  create: ({ memo, services }) => {
    const engines = new EnginePool()
    services.provide(schoolMap, loadSchoolMap)
    services.provide(blockParts, {
      schoolMap: (ctx, slug) =>
        oncePerRender(ctx, `map of a block:${slug}`, async () => {
          const place = await sharedRead(ctx, `place of a school:${slug}`, (own) => getSchoolPlace(own, slug))
          if (!place) return undefined
          const [address, shown] = await Promise.all([
            services.find(schoolAddress)?.(ctx, place, 3),
            loadSchoolMap(ctx, place, { canHaveDirections: false }),
          ])
          return createElement(Fragment, null, address, shown)
        }),
    })

    const showDirections = async (ctx: QueryContext, mapped: MappedSchool, asked?: AskedDirections) =>
      directionsPage(ctx.locale, mapped, {
        schoolAddress: await services.find(schoolAddress)?.(ctx, mapped.school, 2),
        asked,
      })

    /** The public page. The routes of the feature answer its address when it contains a question. */
    const directions = definePage({
      path: directionsPath(':slug'),
      params: pageSlug,
      address: ({ slug }) => directionsPath(slug),
      isKnown: (known, { slug }) => known('schools', slug),
      load: async (ctx, { slug }) => {
        const school = await getSchoolPlace(ctx, slug)
        return school && showDirections(ctx, { school, data: await getSchoolMap(ctx, school) })
      },
    })

    return {
      pagesBelow:
        async () =>
        ({ kind, slug, updatedAt }) =>
          kind === 'schools' ? [{ path: directionsPath(slug), updatedAt }] : [],
      routes: (app, kit) =>
        mapRoutes(app, {
          ...kit,
          engines,
          remember: (key, load) => memo.get(key, load),
          peek: (key) => memo.peek(key),
          sendPublicPage: kit.sendPublicPage(directions),
          pageOf: showDirections,
          isGoogleAllowed: (request) => services.use(consentService).isGroupAllowed(request, googleMaps),
        }),
      thirdParties: async (ctx) =>
        (await getMapSettings(ctx)).provider === 'google' ? ['https://maps.google.com'] : [],
      metrics: () => [
        gauge('map_engines_open', 'Map files that are open in threads.', engines.stats.open),
        counter(
          'map_engine_failures_total',
          'Map files that could not be opened, and threads that died.',
          engines.stats.failures,
        ),
      ],
    }
  },
}
