// What the admin components of other features may use: the parts of the screen of a request.

export { accountTexts } from './office/account-texts'
export { post } from './office/desk-requests'
export { type Desk, useOpenDesk } from './office/use-desk'
export { Composer } from './request/Composer'
