// What other features and composition may use of enrolments.

export { type AccountState, accountState, balanceOf } from './office/account'
export {
  type ChangeAnswer,
  DESK_API,
  DESK_PATH,
  type DeskEnrolment,
  type DeskEvent,
} from './office/desk-contract'
