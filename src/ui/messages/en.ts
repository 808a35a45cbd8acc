/** What widgets say themselves. A key that is missing in another language does not compile. */
export const en = {
  ok: 'OK',
  cancel: 'Cancel',
  loading: 'Loading....',
  failed: 'This could not be loaded. Please try again later.',
  moreAbout: 'More about {subject}',
}

export type UiMessages = { [Key in keyof typeof en]: string }
