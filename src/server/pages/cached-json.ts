import type { ClientLimits } from '../../platform/http/client-limits'
import type { QueryContext } from '../../platform/payload/query'
import type { Locale } from '../../shared/locale'
import type { AppDeps } from '../deps'
import { cachedText } from './cached-text'

export const cachedJson = (deps: AppDeps, limits: ClientLimits) => {
  const cached = cachedText(deps, limits)
  return (key: string, locale: Locale, make: (ctx: QueryContext) => Promise<object>) =>
    cached(key, locale, 'application/json; charset=utf-8', async (ctx) => JSON.stringify(await make(ctx)))
}
