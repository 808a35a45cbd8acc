import type { ReactNode } from 'react'
import type { QueryContext } from '../../platform/payload/query'
import { serviceKey } from '../../platform/services'
import type { GalleryLayout, GalleryPicture } from './contract'

export const galleryService =
  serviceKey<(ctx: QueryContext, pictures: GalleryPicture[], layout?: GalleryLayout) => Promise<ReactNode>>(
    'gallery',
  )
