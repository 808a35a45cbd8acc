import type { ReactNode } from 'react'
import type { QueryContext } from '../../platform/payload/query'
import { serviceKey } from '../../platform/services'
import type { GalleryPicture } from './contract'

export const galleryService =
  serviceKey<(ctx: QueryContext, pictures: GalleryPicture[]) => Promise<ReactNode>>('gallery')
