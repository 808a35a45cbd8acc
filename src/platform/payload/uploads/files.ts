import { existsSync } from 'node:fs'
import type { CollectionConfig, UploadConfig } from 'payload'
import { sharedFiles } from '../../../platform/payload/school-scope'
import type { DiskFiles, FileFolder, FileStore } from '../../storage/file-store'
import { anyone, editors } from '../access'
import { payloadPanelMessages } from '../messages/panel/messages'
import { requestMessages } from '../request-messages'
import { withTrash } from '../trash'
import { isPlainName } from './file-names'
import { restoreFilesOnRollback } from './upload-files'

/** Payload answers 500 and logs an error for a file that does not exist. */
export const refuseMissing =
  (files: DiskFiles, folder: FileFolder): NonNullable<UploadConfig['handlers']>[number] =>
  (req, { params: { filename } }) => {
    const isOurs = isPlainName(filename) && existsSync(files.locate(`${folder}/${filename}`))
    return isOurs
      ? undefined
      : Response.json(
          { errors: [{ message: requestMessages(payloadPanelMessages, req)('errors.noFile') }] },
          { status: 404 },
        )
  }

/** Documents that visitors can download. Pictures are in `media`. */
export const filesCollection = (files: FileStore): CollectionConfig =>
  withTrash({
    slug: 'files',
    custom: sharedFiles(),
    disableDuplicate: true,
    admin: { useAsTitle: 'title', group: 'website', defaultColumns: ['filename', 'title', 'updatedAt'] },
    access: { create: editors, read: anyone, update: editors, delete: editors },
    hooks: restoreFilesOnRollback(files, 'files'),
    upload: {
      staticDir: files.locate('files'),
      handlers: files.kind === 'disk' ? [refuseMissing(files, 'files')] : [],
      // Payload would send a script as a script, from our own origin.
      modifyResponseHeaders: ({ headers }) => {
        headers.set('content-type', 'application/octet-stream')
        headers.set('content-disposition', 'attachment')
        return headers
      },
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
  })
