// Public interface for the admin components of other features: the parts of the screen of a request.

export { enrolmentsPanelMessages } from '../messages/panel/messages'
export { OfficeForm, type OfficeFormProps } from './office/OfficeForm'
export { post } from './office/office-requests'
export { AccountBadge } from './office/StateBadge'
export { type Office, useOpenOffice } from './office/use-office'
export { Composer, useOpenMail } from './request/Composer'
