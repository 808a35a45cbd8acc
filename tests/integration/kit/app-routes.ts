import type { FastifyInstance } from 'fastify'

export interface AppRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its parameters, for example `/schools/:slug/comments`. */
  path: string
}

const routesBy = (app: FastifyInstance, method: AppRoute['method']): AppRoute[] => {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false, method })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = ''] = /^([│├└─ ]+)(\S+) \([A-Z, ]+\)$/.exec(line) ?? []
      if (!path) return []
      parents.splice(indent.length / 4 - 1)
      parents.push(path)
      const whole = parents.join('')
      return whole.startsWith('/') ? [{ method, path: whole }] : []
    })
}

/** All routes of the site, from the trees that Fastify prints. */
export const routesOf = (app: FastifyInstance): AppRoute[] =>
  (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) => routesBy(app, method))

/** The address of a route. `fill` gives the value of a parameter; the language is German. */
export const fillPath = (path: string, fill: (name: string) => string): string =>
  path
    .replace(/:locale\([^/]+\)/, 'de')
    // Several routes may have different names for the same parameter.
    .replace(/:(\w+)(\|:\w+)*(\([^/]+\))?|\*/g, (_, name = '*') => fill(name))
