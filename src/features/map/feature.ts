import type { Feature } from '../../platform/feature'
import { refuseMissing } from '../../platform/payload/uploads/files'
import { restoreFilesOnRollback } from '../../platform/payload/uploads/upload-files'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { ofSchoolTags } from '../../shared/tags'
import { mapExtracts } from './cms-extracts'
import { mapSettings } from './cms-settings'
import { mapLabels } from './labels/labels'
import { deleteMapOfSchool, schoolMaps } from './options/cms-school-maps'
import { extractTags, mapSettingsTag } from './tags'

export const map: Feature = {
  name: 'map',
  labels: mapLabels,
  collections: ({ files }) => [
    withTagInvalidation(schoolMaps, ofSchoolTags),
    withTagInvalidation(
      mapExtracts(
        files.locate('extracts'),
        restoreFilesOnRollback(files, 'map-extracts'),
        files.kind === 'disk' ? [refuseMissing(files, 'extracts')] : [],
      ),
      extractTags,
    ),
  ],
  globals: () => [withGlobalTagInvalidation(mapSettings, mapSettingsTag)],
  deleteWith: { schools: deleteMapOfSchool },
}
