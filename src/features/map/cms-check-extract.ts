import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { AppError } from '../../shared/errors'
import { openEngine } from './engines/open-engine.server'

/** Opens the map as a visitor's request would, and gives its corners. */
const cornersOf = async (file: string) => {
  const engine = await openEngine({ file, surroundings: { towns: [], regions: [] } })
  const { southWest, northEast } = engine.bounds
  await engine.close()
  return { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng }
}

/** Accepts a map file only once it was really opened; what is wrong with it is said beside the field. */
export const checkExtract =
  (folder: string): CollectionBeforeValidateHook =>
  async ({ data, req }) => {
    if (!req.file) return data
    const trial = path.join(folder, `.trial-${randomUUID()}`)
    try {
      await writeFile(trial, req.file.data)
      return { ...data, ...(await cornersOf(trial)) }
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      throw new ValidationError(
        { collection: 'map-extracts', errors: [{ path: 'file', message: error.message }], req },
        req.t,
      )
    } finally {
      await rm(trial, { force: true })
    }
  }
