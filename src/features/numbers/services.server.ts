import { serviceKey } from '../../platform/services'
import type { PageViews } from './numbers.server'

export const pageViews = serviceKey<PageViews>('page views')
