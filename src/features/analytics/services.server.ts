import { serviceKey } from '../../platform/services'
import type { PageViews } from './analytics.server'

export const pageViews = serviceKey<PageViews>('page views')
