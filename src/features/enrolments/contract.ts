// Public interface of enrolments for other features and composition.

export {
  type ChangeResponse,
  OFFICE_API,
  type OfficeEnrolment,
  type OfficeEvent,
} from './office/office-contract'
export { type AccountState, accountState, balanceOf } from './request/account'
export { OFFICE_PATH } from './request/request-rules'
