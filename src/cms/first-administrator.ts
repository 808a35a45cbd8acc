import type { Payload, RequestContext } from 'payload'

const mark = 'firstAdministrator'

/** The mark in a request's context that lets the very first user be created. It never comes from outside. */
export const asFirstAdministrator = {
  context: { [mark]: true } satisfies RequestContext,
  isSetIn: (context: RequestContext): boolean => context[mark] === true,
}

export const siteHasUsers = async (payload: Payload): Promise<boolean> =>
  (await payload.count({ collection: 'users' })).totalDocs > 0

export const createFirstAdministrator = async (
  payload: Payload,
  data: { name: string; email: string; password: string },
): Promise<void> => {
  await payload.create({
    collection: 'users',
    data: { ...data, role: 'administrator' },
    context: asFirstAdministrator.context,
  })
}
