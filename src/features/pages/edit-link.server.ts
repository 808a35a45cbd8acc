import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { z } from 'zod'
import { routes } from '../../platform/http/routes'
import { findSessionUser } from '../../platform/http/staff-session'
import { hasRole } from '../../platform/payload/access'
import { findAll } from '../../platform/payload/find-documents'
import { EDIT_LINK_PATH, type EditedDocument, editedDocument } from '../../shared/address/edit-link'
import { pagesMessages } from './messages/messages'

/** The address in the panel, or nothing if there is no such document. */
const panelAddress = async (payload: Payload, edited: EditedDocument): Promise<string | undefined> => {
  if ('global' in edited) return `/admin/globals/${edited.global}`
  const { collection, slug } = edited
  const docs = await findAll(
    payload,
    collection,
    {
      slug: { equals: slug },
      ...('school' in edited && { 'school.slug': { equals: edited.school } }),
    },
    { limit: 1, select: {} },
  )
  return docs[0] && `/admin/collections/${collection}/${docs[0].id}`
}

/** Tells editors where to edit a public page. The page asks when it is shown, so that its cached bytes stay the same for all. */
export const editLinkRoute = (app: FastifyInstance, payload: Payload): void => {
  const querystring = z.object({ path: z.string().startsWith('/').max(500) })
  routes(app).get(EDIT_LINK_PATH, { schema: { querystring } }, async (request, reply) => {
    void reply.header('cache-control', 'private, no-store')
    const user = await findSessionUser(payload, request)
    if (!user) return reply.code(204).send()
    // Moderators edit no pages, but their comments' links depend on the mark that 204 would remove.
    if (!hasRole({ user }, 'administrator', 'editor')) return {}
    const { locale, edited } = editedDocument(request.query.path)
    const address = edited && (await panelAddress(payload, edited))
    return address ? { href: `${address}?locale=${locale}`, label: pagesMessages(locale)('editPage') } : {}
  })
}
