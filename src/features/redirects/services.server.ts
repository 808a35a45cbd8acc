import { serviceKey } from '../../platform/services'
import type { Redirects } from './redirects.server'

export { addRedirects } from './import/cms-import'

export const redirectsService = serviceKey<Redirects>('redirects')
