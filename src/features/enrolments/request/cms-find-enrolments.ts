import { editors } from '../../../platform/payload/access'
import { type FindSource, formatDay, joinDetails, schoolNameOf } from '../../../platform/payload/find-source'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { enrolmentsPanelMessages } from '../messages/panel/messages'
import { OFFICE_PATH } from './request-rules'

/** Students and their requests, by name, address, telephone number and reference; minors also by their guardian. */
export const enrolmentSource: FindSource = {
  collection: 'enrolments',
  icon: 'enrolment',
  may: editors,
  searched: ['name', 'email', 'reference', 'phone', 'guardianName', 'guardianContact'],
  shown: ['name', 'reference', 'start', 'state', 'school'],
  line: (enrolment: Enrolment, language) => ({
    title: enrolment.name,
    detail: joinDetails(
      enrolment.reference,
      formatDay(language, enrolment.start),
      enrolmentsPanelMessages(language)(`office.states.${enrolment.state}`),
      schoolNameOf(enrolment),
    ),
    href: `${OFFICE_PATH}/${enrolment.id}`,
  }),
}
