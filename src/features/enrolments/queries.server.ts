export {
  type OfferOccupancy,
  readComings,
  readOccupancy,
  readStudentsBehind,
  type StudentBehind,
} from './capacity/occupancy.server'
export { answerTexts } from './office/answer-texts'
export { changeWithoutUndo } from './office/change-enrolment.server'
export { mailTextField } from './office/cms-enrolment-mails'
export {
  countOverduePayments,
  readDuePayments,
  readOverduePayments,
} from './office/list-enrolments.server'
export { type OfficePart, officeParts } from './office/office-parts.server'
export { OfficeRefusal } from './office/office-refusal.server'
export { officeScope } from './office/office-routes.server'
export {
  findEnrolment,
  localeOf,
  type ReadRequest,
  readRequest,
  valuesOf,
} from './office/read-request.server'
