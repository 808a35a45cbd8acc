import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { anyone, editors } from './access'
import { restoreFilesOnRollback } from './upload-files'

/** Documents that visitors can download. Pictures are in `media`. */
export const filesCollection = (dataDir: string): CollectionConfig => {
  const staticDir = path.join(dataDir, 'files')
  return {
    slug: 'files',
    labels: { singular: 'File', plural: 'Files' },
    admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['filename', 'title', 'updatedAt'] },
    access: { create: editors, read: anyone, update: editors, delete: editors },
    hooks: restoreFilesOnRollback(staticDir, 'files'),
    upload: {
      staticDir,
      // Nothing that a browser would run as a page of this site.
      mimeTypes: [
        'application/pdf',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'application/vnd.oasis.opendocument.text',
        'application/vnd.oasis.opendocument.spreadsheet',
        'text/calendar',
        'text/csv',
        'text/plain',
      ],
    },
    fields: [
      { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
      { name: 'description', type: 'text', localized: true, maxLength: 250 },
    ],
  }
}
