import type { PanelDictionary } from '../../platform/payload/admin/panel-texts'
import { consentErrors } from './texts/errors/consent'
import { formsErrors } from './texts/errors/forms'
import { mapsErrors } from './texts/errors/maps'
import { pricesErrors } from './texts/errors/prices'

/** Messages for staff when the site refuses something. */
export const sentences: PanelDictionary = {
  ...consentErrors,
  ...formsErrors,
  ...mapsErrors,
  ...pricesErrors,
}
