import { defineSinglePage } from '../../platform/http/public-page'
import type { ServerFeature } from '../../platform/server-feature'
import { SEARCH_PATH } from '../../shared/address/site-paths'
import { languagesService, onLanguagesChange } from '../pages/services.server'
import { schoolPrices } from '../schools/services.server'
import { loadSearchPage, searchAddress, searchRoutes, searchTag } from './search.server'
import { SiteSearch } from './site-search.server'

export const search: ServerFeature = {
  name: 'search',
  create: ({ payload, services, parts }) => {
    const index = new SiteSearch({
      payload,
      readLanguages: () => services.use(languagesService).current(),
      listSources: () => parts().flatMap(({ searchSources = [] }) => searchSources),
    })
    services.provide(onLanguagesChange, () => index.forgetAll())
    return {
      pages: [
        defineSinglePage({
          path: SEARCH_PATH,
          address: searchAddress,
          load: (ctx, query) =>
            loadSearchPage(
              ctx,
              { search: index, readOffers: services.find(schoolPrices)?.readOffers },
              query,
            ),
        }),
      ],
      routes: (app, { cachedJson }) => searchRoutes(app, { cachedJson, search: index }),
      // The indexes note a change before pages are rendered again. Results may have changed with it.
      tagsBehind: (tags) => (index.noteChanges(tags) ? [searchTag] : []),
      memory: { invalidate: () => {}, invalidateAll: () => index.forgetAll() },
    }
  },
}
