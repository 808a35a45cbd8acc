import type { ServerFeature } from '../../platform/server-feature'
import { loadGallery } from './gallery.server'
import { galleryService } from './services.server'

export const gallery: ServerFeature = {
  name: 'gallery',
  create: ({ services }) => {
    services.provide(galleryService, loadGallery)
    return {}
  },
}
