import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { oncePerRender, type QueryContext } from '../../platform/payload/query'
import { nameInUrl, readStored } from '../../platform/storage/file-store'
import type { GalleryLayout, GalleryPicture, Previews } from './contract'
import { Gallery } from './Gallery'
import { galleryMessages } from './messages/messages'

/** Enough for colours and rough shapes, in about 100 bytes. */
const PREVIEW_WIDTH = 16

const makePreview = async ({ payload }: QueryContext, url: string): Promise<string> => {
  const picture = await readStored(payload, `media/${nameInUrl(url)}`)
  const bytes = await sharp(picture).resize(PREVIEW_WIDTH).blur(0.6).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Kept per Payload instance, because a page is rendered in ten languages and for every choice in its calculator. */
const kept = new WeakMap<object, LRUCache<string, Promise<string>>>()
const MOST_KEPT = 2000

const previewOf = (ctx: QueryContext, url: string): Promise<string> => {
  const previews = kept.get(ctx.payload) ?? new LRUCache<string, Promise<string>>({ max: MOST_KEPT })
  kept.set(ctx.payload, previews)
  // The URL changes with the picture.
  const preview = previews.get(url) ?? makePreview(ctx, url)
  previews.set(url, preview)
  return preview.catch(() => {
    // A missing file must not fail the page: the picture is shown without a preview.
    previews.delete(url)
    return ''
  })
}

const getPreviews = async (ctx: QueryContext, pictures: GalleryPicture[]): Promise<Previews> => {
  const made = await Promise.all(
    pictures.map(async ({ picture }) => {
      const smallest = picture.webp[0] ?? picture.jpeg[0]
      return [picture.id, smallest ? await previewOf(ctx, smallest.url) : ''] as const
    }),
  )
  return Object.fromEntries(made.filter(([, preview]) => preview !== ''))
}

/** The pictures of the page that have an address; another gallery with the same picture must not repeat it. */
const addressedPictures = (ctx: QueryContext): Promise<Set<number>> =>
  oncePerRender(ctx, 'addressed pictures', async () => new Set())

export const loadGallery = async (
  ctx: QueryContext,
  pictures: GalleryPicture[],
  layout: GalleryLayout = 'grid',
) => {
  const [previews, taken] = await Promise.all([getPreviews(ctx, pictures), addressedPictures(ctx)])
  const addressed = new Set(pictures.map(({ picture }) => picture.id).filter((id) => !taken.has(id)))
  for (const id of addressed) taken.add(id)
  return (
    <Gallery
      pictures={pictures}
      previews={previews}
      addressed={addressed}
      layout={layout}
      t={galleryMessages(ctx.locale)}
    />
  )
}
