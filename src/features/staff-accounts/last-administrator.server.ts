import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { lockUntilEnd } from '../../platform/database/locks'
import { isAdministrator, type Role } from '../../platform/payload/access'
import { requestMessages } from '../../platform/payload/request-messages'
import { staffAccountsPanelMessages } from './messages/panel/messages'

/** Without an administrator nobody could manage the site, and the set-up link would work again. */
const refuseIfLast = async (req: PayloadRequest, id: number | string) => {
  await lockUntilEnd(req, 'administrators')
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'administrator' satisfies Role }, id: { not_equals: id } },
    req,
  })
  if (totalDocs === 0)
    throw new APIError(
      requestMessages(staffAccountsPanelMessages, req)('errors.lastAdministrator'),
      400,
      null,
      true,
    )
}

export const refuseDeletingLast: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, req, disableErrors: true })
  if (isAdministrator(user)) await refuseIfLast(req, id)
}

export const refuseDemotingLast: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const loses = operation === 'update' && isAdministrator(originalDoc) && !isAdministrator(data)
  if (loses && data.roles !== undefined) await refuseIfLast(req, originalDoc.id)
  return data
}
