import type { PanelDictionary } from '../../platform/payload/admin/panel-texts'
import { backupErrors } from './texts/errors/backup'
import { consentErrors } from './texts/errors/consent'
import { fieldsErrors } from './texts/errors/fields'
import { formsErrors } from './texts/errors/forms'
import { mapsErrors } from './texts/errors/maps'
import { peopleErrors } from './texts/errors/people'
import { pricesErrors } from './texts/errors/prices'
import { schoolsErrors } from './texts/errors/schools'
import { serverErrors } from './texts/errors/server'
import { themeErrors } from './texts/errors/theme'

/** Messages for staff when the site refuses something. */
export const sentences: PanelDictionary = {
  ...backupErrors,
  ...consentErrors,
  ...fieldsErrors,
  ...formsErrors,
  ...mapsErrors,
  ...peopleErrors,
  ...pricesErrors,
  ...schoolsErrors,
  ...serverErrors,
  ...themeErrors,
}
