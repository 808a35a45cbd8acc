/** The source of all other languages: a key that is missing there does not compile. */
export const en = {
  skipToContent: 'Skip to the content',
  menu: 'Menu',
  contact: 'Contact',
  mainNavigation: 'Main',
  submenu: 'More below “{name}”',
  footerNavigation: 'Footer',
  cart: 'Cart',
  language: 'Language',
  scrollToTop: 'Scroll to Top',
  draftPreview: 'You are looking at a draft. Visitors do not see it yet.',
  lastChanged: 'Last changed on {date}',
  // Not found
  notFoundTitle: 'Page not found',
  notFoundText: 'We could not find anything at this address. One of these may help:',
  goneTitle: 'This page no longer exists',
  goneText: 'It was removed and has no replacement. One of these may help:',
  notFoundSearch: 'Search this site',
  notFoundSearchButton: 'Search',
  goHome: 'Go to the home page',
  notFoundSchools: 'See all schools',
  // Failure
  forbiddenTitle: 'You do not have access to this page',
  forbiddenText: 'Log in first, or ask an administrator for access.',
  tooManyTitle: 'Please wait a minute',
  tooManyText: 'There were too many requests from your connection. Wait a minute and try again.',
  badRequestTitle: 'That did not work',
  badRequestText: 'The request was incomplete or too large, so nothing was changed.',
  unavailableTitle: 'We will be back in a moment',
  unavailableText: 'The site cannot reach its data at the moment. Please try again in a few seconds.',
  busyTitle: 'The site is busy',
  busyText:
    'The site is getting more requests than it can answer at once. Please try again in a few seconds.',
  errorTitle: 'Sorry, that was our fault',
  errorText: 'Something went wrong on our side and the page could not be shown.',
  errorWhatNow:
    'Wait a moment and load the page again. If it keeps happening, write to us and include these two lines:',
  errorCode: 'Error',
  errorRequest: 'Request',
}

export type PageMessages = { [Key in keyof typeof en]: string }
