// Public interface of enrolments for other features and composition.

export { formatReference } from './form/enrolment-reference'
export { isUnderage } from './form/fields/minors'
export {
  type AnswerInPlaceProps,
  answerInPlace,
  type ChangeResponse,
  type NextStep,
  OFFICE_API,
  type OfficeEnrolment,
  type OfficeEvent,
} from './office/office-contract'
export { type AccountState, accountState, balanceOf } from './request/account'
export { addWorkingDays, OFFICE_PATH, quoteColumns } from './request/request-rules'
