import { serviceKey } from '../../platform/services'
import type { Redirects } from './redirects.server'

export const redirectsService = serviceKey<Redirects>('redirects')
