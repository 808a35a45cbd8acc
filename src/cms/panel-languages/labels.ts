import type { PanelDictionary } from '../../platform/payload/admin/panel-texts'
import { localeNames } from '../../shared/locale'
import { sentencesTexts } from './texts/common/sentences'
import { wordsTexts } from './texts/common/words'
import { listBlocksTexts } from './texts/content/list-blocks'
import { pagesAndNewsTexts } from './texts/content/pages-and-news'
import { pictureBlocksTexts } from './texts/content/picture-blocks'
import { redirectsTexts } from './texts/content/redirects'
import { textBlocksTexts } from './texts/content/text-blocks'
import { adjustmentsTexts } from './texts/prices/adjustments'
import { billingTexts } from './texts/prices/billing'
import { currenciesTexts } from './texts/prices/currencies'
import { enrolmentsTexts } from './texts/prices/enrolments'
import { enrolmentsDeskTexts } from './texts/prices/enrolments-desk'
import { priceListsTexts } from './texts/prices/price-lists'
import { aboutTexts } from './texts/schools/about'
import { accommodationTexts } from './texts/schools/accommodation'
import { bookingTexts } from './texts/schools/booking'
import { coursesTexts } from './texts/schools/courses'
import { languagesTexts } from './texts/schools/languages'
import { mapsTexts } from './texts/schools/maps'
import { placesTexts } from './texts/schools/places'
import { trustTexts } from './texts/schools/trust'
import { backupsTexts } from './texts/site/backups'
import { homePageTexts } from './texts/site/home-page'
import { logTexts } from './texts/site/log'
import { mapSettingsTexts } from './texts/site/map-settings'
import { outgoingMailTexts } from './texts/site/outgoing-mail'
import { retentionTexts } from './texts/site/retention'
import { siteSettingsTexts } from './texts/site/site-settings'
import { themeTexts } from './texts/site/theme'
import { usersTexts } from './texts/site/users'
import { captchaTexts } from './texts/visitors/captcha'
import { commentSettingsTexts } from './texts/visitors/comment-settings'
import { consentDialogTexts } from './texts/visitors/consent-dialog'
import { consentReceiptsTexts } from './texts/visitors/consent-receipts'
import { consentServicesTexts } from './texts/visitors/consent-services'
import { formAnswersTexts } from './texts/visitors/form-answers'
import { formsTexts } from './texts/visitors/forms'
import { moderationTexts } from './texts/visitors/moderation'

/** Everything that the features' configurations say in the panel. */
export const labels: PanelDictionary = {
  ...sentencesTexts,
  ...wordsTexts,
  ...listBlocksTexts,
  ...pagesAndNewsTexts,
  ...pictureBlocksTexts,
  ...redirectsTexts,
  ...textBlocksTexts,
  ...adjustmentsTexts,
  ...billingTexts,
  ...currenciesTexts,
  ...enrolmentsTexts,
  ...enrolmentsDeskTexts,
  ...priceListsTexts,
  ...aboutTexts,
  ...accommodationTexts,
  ...placesTexts,
  ...bookingTexts,
  ...coursesTexts,
  ...languagesTexts,
  ...mapsTexts,
  ...trustTexts,
  ...backupsTexts,
  ...homePageTexts,
  ...logTexts,
  ...mapSettingsTexts,
  ...outgoingMailTexts,
  ...retentionTexts,
  ...siteSettingsTexts,
  ...themeTexts,
  ...usersTexts,
  ...captchaTexts,
  ...commentSettingsTexts,
  ...consentDialogTexts,
  ...consentReceiptsTexts,
  ...consentServicesTexts,
  ...formAnswersTexts,
  ...formsTexts,
  ...moderationTexts,
}

/** Names that are the same in every language. */
export const properNames = new Set<string>([
  ...Object.values(localeNames),
  ...['IBAN', 'BIC'],
  ...['A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
  ...['WhatsApp', 'Telegram', 'Signal', 'LINE'],
  ...['Tidewater', 'Campus', 'Studio', '#1a2b3c'],
  ...['Captcha', 'Google reCAPTCHA v2', 'hCaptcha', 'Cloudflare Turnstile'],
  ...['Nominatim', 'Photon', 'OSRM, Nominatim, Photon'],
])
