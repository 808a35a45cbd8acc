import { editors } from '../../../platform/payload/access'
import { getEndpoint } from '../../../platform/payload/endpoint'
import { refusal } from '../../../platform/payload/read-body'
import { requestMessages } from '../../../platform/payload/request-messages'
import { findFilesOf, sendPrivateFile } from '../../../platform/storage/private-files'
import { readId } from '../../../shared/id'
import { submissionOwner } from '../contract'
import { formsPanelMessages } from '../messages/panel/messages'

/** `GET /api/form-submissions/<id>/files/<file>`: a file of a submission, for those who read it. It is only saved, never shown. */
export const downloadFile = getEndpoint('/:id/files/:file', editors, async (req) => {
  const [id, file] = [req.routeParams?.id, req.routeParams?.file].map((part) => readId(String(part)))
  const own = { collection: 'form-submissions', where: { id: { equals: id ?? 0 } } } as const
  const { totalDocs } = await req.payload.count({ ...own, overrideAccess: false, req })
  const found = id && totalDocs ? await findFilesOf(req, [submissionOwner(id)]) : []
  const wanted = found.find((each) => each.id === file)
  const response = wanted && (await sendPrivateFile(req.payload, wanted))
  if (!response) throw refusal(requestMessages(formsPanelMessages, req)('errors.noFile'), 404)
  return response
})
