import type { FastifyServerOptions } from 'fastify'

type Constraint = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]
type Handler = ReturnType<ReturnType<Constraint['storage']>['get']>

/** A question about the way: the same address without it is a public page. */
const asksFrom = /[?&]from(?=[=&]|$)/

/** Lets a route take only those requests for its address that ask something, and leaves the others to the next route. */
export const askedAddress: Constraint = {
  name: 'asked',
  storage: () => {
    const handlers = new Map<unknown, Handler>()
    return {
      get: (value) => handlers.get(value) ?? null,
      set: (value, handler) => void handlers.set(value, handler),
    }
  },
  deriveConstraint: ({ url = '' }) => (url.includes('?') && asksFrom.test(url) ? 'from' : ''),
  validate: () => {},
}
