import { serviceKey } from '../../platform/services'
import type { ConsentFeature } from './consent.server'

/** What visitors have allowed, and the policies of their pages. */
export const consentService = serviceKey<ConsentFeature>('consent')
