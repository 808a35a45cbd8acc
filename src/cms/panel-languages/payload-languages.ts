// Written by `npm run messages` from src/shared/languages.json.
import { ca } from '@payloadcms/translations/languages/ca'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { it } from '@payloadcms/translations/languages/it'
import { pt } from '@payloadcms/translations/languages/pt'

/** Payload’s own texts. Those that it lacks stay English. */
export const payloadLanguages = {
  en,
  ca,
  de,
  es,
  fr,
  it,
  pt,
}
