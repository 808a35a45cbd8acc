import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig, type ImageSize } from 'payload'
import { sharedFiles } from '../../../platform/payload/school-scope'
import {
  pictureFormats,
  pictureSizeName,
  pictureWidths,
  shareSize,
  thumbnailSize,
} from '../../../shared/picture'
import type { FileStore } from '../../storage/file-store'
import { anyone, editors } from '../access'
import { payloadPanelMessages } from '../messages/panel/messages'
import { keepAddress } from '../pictures/keep-address.server'
import { findUses, nameUses } from '../references/uses.server'
import { requestMessages } from '../request-messages'
import { withTrash } from '../trash'
import { refuseMissing } from './files'
import { restoreFilesOnRollback } from './upload-files'

/**
 * A picture in use is deleted only on purpose, by the button in its form that lists where it is (`?anyway=yes`). Programs of the
 * site know what they delete.
 */
const refuseDeletionOfUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.payloadAPI !== 'REST' || req.query.anyway === 'yes') return
  const uses = await findUses(req, { collection: 'media', id: Number(id) })
  if (uses.length === 0) return
  const { names, more } = nameUses(uses, req.i18n.language)
  throw new APIError(
    more > 0
      ? requestMessages(payloadPanelMessages, req)('errors.pictureUsedMore', { names, more })
      : requestMessages(payloadPanelMessages, req)('errors.pictureUsed', { names }),
    409,
    undefined,
    true,
  )
}

const formatOptions = {
  // Low effort: ten uploads take one or two seconds instead of ten, for about eight percent more bytes.
  avif: { format: 'avif', options: { quality: 55, effort: 1 } },
  webp: { format: 'webp', options: { quality: 76, effort: 2 } },
  jpeg: { format: 'jpeg', options: { quality: 78, progressive: true } },
} as const

const imageSizes: ImageSize[] = [
  ...pictureFormats.flatMap((format) =>
    pictureWidths[format].map((width) => ({
      name: pictureSizeName(format, width),
      width,
      // A small original is converted at its own size, neither enlarged nor left without this format.
      withoutEnlargement: true,
      formatOptions: formatOptions[format],
    })),
  ),
  {
    name: shareSize.name,
    width: shareSize.width,
    height: shareSize.height,
    position: 'centre',
    formatOptions: formatOptions.jpeg,
  },
]

/** Fields of a picture that other documents show (`toPicture`). All of them are eighty columns and an address for each size. */
const shownOfPicture = {
  alt: true,
  caption: true,
  filename: true,
  width: true,
  height: true,
  focalX: true,
  focalY: true,
  updatedAt: true,
  sizes: Object.fromEntries(imageSizes.map(({ name }) => [name, { filename: true, width: true }])),
} satisfies CollectionConfig['defaultPopulate']

const media = (files: FileStore): CollectionConfig => ({
  slug: 'media',
  custom: sharedFiles(),
  // Payload would choose the name of the copy without regard to the sizes of other pictures.
  disableDuplicate: true,
  admin: { useAsTitle: 'alt', group: 'website', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  defaultPopulate: shownOfPicture,
  hooks: restoreFilesOnRollback(files, 'media', [keepAddress]),
  upload: {
    staticDir: files.locate('media'),
    // No SVG, which can contain scripts.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    imageSizes,
    handlers: files.kind === 'disk' ? [refuseMissing(files, 'media')] : [],
    adminThumbnail: thumbnailSize,
    // Originals larger than any screen are scaled down.
    resizeOptions: { width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true },
  },
  fields: [
    { name: 'alt', type: 'text', required: true, localized: true, maxLength: 250 },
    { name: 'caption', type: 'text', localized: true, maxLength: 500 },
    {
      name: 'usedIn',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/platform/payload/admin/pictures/PictureUses#PictureUses' },
      },
    },
  ],
})

export const mediaCollection = (files: FileStore): CollectionConfig =>
  withTrash(media(files), { refuse: [refuseDeletionOfUsedPicture], isCheckedOnce: true })
