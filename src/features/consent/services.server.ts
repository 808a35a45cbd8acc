import { serviceKey } from '../../platform/services'
import type { ConsentFeature } from './consent.server'

/** Choices of visitors, and the policies of their pages. */
export const consentService = serviceKey<ConsentFeature>('consent')
