import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'

export type StaffRequest = PayloadRequest & { user: NonNullable<PayloadRequest['user']> }

const endpointBy =
  (method: 'get' | 'post') =>
  (
    path: string,
    admits: (asked: { req: PayloadRequest }) => boolean,
    handle: (req: StaffRequest) => Response | Promise<Response>,
  ): Omit<Endpoint, 'root'> => ({
    path,
    method,
    handler: async (req) => {
      if (!req.user || !admits({ req })) throw new Forbidden(req.t)
      return handle(req as StaffRequest)
    },
  })

/** Calls of the panel, for staff who are admitted. */
export const getEndpoint = endpointBy('get')
export const postEndpoint = endpointBy('post')
