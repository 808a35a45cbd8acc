import type { Feature } from '../../platform/feature'

export const search: Feature = { name: 'search', reservedSlugs: ['search'] }
