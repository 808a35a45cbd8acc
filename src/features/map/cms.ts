import type { CollectionConfig, GlobalConfig } from 'payload'
import { answerMissing } from '../../platform/payload/uploads/files'
import { restoreFilesOnRollback } from '../../platform/payload/uploads/upload-files'
import type { FileStore } from '../../platform/storage/file-store'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { ofSchoolTags } from '../../shared/tags'
import { mapExtracts } from './cms-extracts'
import { mapSettings } from './cms-settings'
import { schoolMaps } from './options/cms-school-maps'
import { extractTags, mapSettingsTag } from './tags'

// Apart from map.server.tsx, because Next compiles this for the admin panel, where `react-dom/server` is not allowed.

export { deleteMapOfSchool } from './options/cms-school-maps'

export const mapCollections = (files: FileStore): CollectionConfig[] => [
  withTagInvalidation(schoolMaps, ofSchoolTags),
  withTagInvalidation(
    mapExtracts(
      files.locate('extracts'),
      restoreFilesOnRollback(files, 'map-extracts'),
      files.kind === 'disk' ? [answerMissing(files, 'extracts')] : [],
    ),
    extractTags,
  ),
]

export const mapGlobals: GlobalConfig[] = [withGlobalTagInvalidation(mapSettings, mapSettingsTag)]
