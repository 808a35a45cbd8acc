/** Carried by every page: its dialog and its policy depend on these settings. */
export const consentTag = 'consent'
