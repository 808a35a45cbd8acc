import type { PanelDictionary } from '../../platform/payload/admin/panel-texts'
import { consentErrors } from './texts/errors/consent'
import { fieldsErrors } from './texts/errors/fields'
import { formsErrors } from './texts/errors/forms'
import { mapsErrors } from './texts/errors/maps'
import { pricesErrors } from './texts/errors/prices'
import { schoolsErrors } from './texts/errors/schools'
import { serverErrors } from './texts/errors/server'
import { themeErrors } from './texts/errors/theme'

/** Messages for staff when the site refuses something. */
export const sentences: PanelDictionary = {
  ...consentErrors,
  ...fieldsErrors,
  ...formsErrors,
  ...mapsErrors,
  ...pricesErrors,
  ...schoolsErrors,
  ...serverErrors,
  ...themeErrors,
}
