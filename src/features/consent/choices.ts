// Lists that the browser needs only in a few actions: in the contract they would be in the script of every page.

/** The languages that a site may set as its default; the texts exist in all ten of the site. */
export const defaultLanguages = ['ca', 'en', 'es', 'eu', 'fr', 'gl'] as const

/** When the dialog opens by itself: on every page, or on those that would load something that needs consent. */
export const openingRules = ['always', 'needed'] as const

export const consentSignals = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const
