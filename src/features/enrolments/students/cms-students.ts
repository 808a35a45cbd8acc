import { z } from 'zod'
import { editors } from '../../../platform/payload/access'
import { postEndpoint } from '../../../platform/payload/endpoint'
import { readBody } from '../../../platform/payload/read-body'
import { panelLocale } from '../../../shared/locale'
import { findStudents } from './find-students.server'
import { MAX_STUDENT_QUERY, STUDENTS_FIND_PATH } from './students-contract'

const body = z.object({ query: z.string().max(10 * MAX_STUDENT_QUERY) })

/** A body instead of an address: what is typed is a name, and addresses are written to logs. */
export const studentsEndpoint = postEndpoint(STUDENTS_FIND_PATH, editors, async (req) => {
  const { query } = await readBody(req, body)
  const students = await findStudents(req, query, panelLocale(req.i18n.language))
  return Response.json({ students }, { headers: { 'cache-control': 'private, no-store' } })
})
