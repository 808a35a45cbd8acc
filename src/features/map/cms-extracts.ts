import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type NumberField,
  type UploadConfig,
  ValidationError,
} from 'payload'
import { administrators, editors, nobody } from '../../platform/payload/access'
import { row } from '../../platform/payload/fields/field-factories'
import { requestMessages } from '../../platform/payload/request-messages'
import { sharedContent } from '../../platform/payload/school-scope'
import { AppError } from '../../shared/errors'
import { type MessageCode, translateCode } from '../../shared/messages/message-code'
import { openEngineThread } from './engine-threads/engine-thread.server'
import { type MapPanelMessages, mapPanelMessages } from './messages/panel/messages'

/** Opens the file with the map engine and returns its bounds. */
const boundsOf = async (file: string) => {
  const engine = await openEngineThread({ file, surroundings: { towns: [], regions: [] } })
  const { southWest, northEast } = engine.bounds
  await engine.close()
  return { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng }
}

/** Accepts a map file only if the engine can open it; the error is shown beside the field. */
const checkExtract =
  (folder: string): CollectionBeforeValidateHook =>
  async ({ data, req }) => {
    if (!req.file) return data
    const trial = path.join(folder, `.trial-${randomUUID()}`)
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(trial, req.file.data)
      return { ...data, ...(await boundsOf(trial)) }
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      const reason = error.reason as MessageCode<MapPanelMessages> | undefined
      const message = reason ? translateCode(requestMessages(mapPanelMessages, req), reason) : error.message
      throw new ValidationError(
        { collection: 'map-extracts', errors: [{ path: 'file', message }], req },
        req.t,
      )
    } finally {
      await rm(trial, { force: true })
    }
  }

/** A bound of the map, stored so that pages do not have to open the file. */
const bound = (name: string): NumberField => ({
  name,
  type: 'number',
  access: { create: nobody, update: nobody },
  admin: { readOnly: true },
})

/** A file that a school's map uses cannot be deleted. */
const refuseInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'school-maps',
    where: { extract: { equals: id } },
    depth: 1,
    limit: 1,
    pagination: false,
    req,
  })
  const [map] = docs
  if (!map) return
  const name = typeof map.school === 'object' ? map.school.name : `school ${map.school}`
  throw new APIError(
    requestMessages(mapPanelMessages, req)('errors.fileUsed', { name }),
    409,
    undefined,
    true,
  )
}

/** OpenStreetMap files. Payload cannot tell their type, so `checkExtract` opens each of them. */
export const mapExtracts = (
  staticDir: string,
  fileHooks: CollectionConfig['hooks'] = {},
  handlers: UploadConfig['handlers'] = [],
): CollectionConfig => ({
  slug: 'map-extracts',
  custom: sharedContent(),
  admin: {
    group: 'settings',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'filesize', 'updatedAt'],
  },
  access: { create: administrators, read: editors, update: administrators, delete: administrators },
  hooks: {
    ...fileHooks,
    beforeValidate: [...(fileHooks.beforeValidate ?? []), checkExtract(staticDir)],
    beforeDelete: [refuseInUse],
  },
  upload: {
    staticDir,
    handlers,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    bulkUpload: false,
    displayPreview: false,
  },
  fields: [
    { name: 'credit', type: 'text', maxLength: 200 },
    row(bound('south'), bound('west'), bound('north'), bound('east')),
  ],
})
