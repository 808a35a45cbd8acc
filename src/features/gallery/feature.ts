import type { Feature } from '../../platform/feature'

export const gallery: Feature = { name: 'gallery' }
