// Public interface of enrolments for other features and composition.

export { type ChangeAnswer, DESK_API, type OfficeEnrolment, type OfficeEvent } from './office/office-contract'
export { type AccountState, accountState, balanceOf } from './request/account'
export { DESK_PATH } from './request/request-rules'
