import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  RouteShorthandOptions,
} from 'fastify'
import { z } from 'zod'
import { AppError } from '../../shared/errors'
import { formFields } from '../../shared/form-fields'
import { type Locale, locales, unprefixedLocale } from '../../shared/locale'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that exists in every language; `localeOf` tells the language of a request. */
    isLocalised?: boolean
  }
}

/** The parts of a request that a route describes with zod schemas. Parts without a schema are `unknown`. */
interface RouteSchema {
  params?: z.ZodType
  querystring?: z.ZodType
  body?: z.ZodType
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown

/** The request that the handler of a route with this schema gets. */
export type RequestOf<Schema extends RouteSchema> = FastifyRequest<{
  Params: Output<Schema['params']>
  Querystring: Output<Schema['querystring']>
  Body: Output<Schema['body']>
}>

interface RouteOptions<Schema extends RouteSchema, Arguments extends unknown[]>
  extends Omit<RouteShorthandOptions, 'schema' | 'validatorCompiler' | 'errorHandler'> {
  schema?: Schema
  errorHandler?: (
    error: FastifyError,
    request: RequestOf<Schema>,
    reply: FastifyReply,
    ...args: Arguments
  ) => unknown
}

type Handler<Schema extends RouteSchema, Arguments extends unknown[]> = (
  request: RequestOf<Schema>,
  reply: FastifyReply,
  ...args: Arguments
) => unknown

type Declare<Arguments extends unknown[]> = <const Schema extends RouteSchema = Record<never, never>>(
  path: string,
  options: RouteOptions<Schema, Arguments>,
  handler: Handler<Schema, Arguments>,
) => void

interface Routes<Arguments extends unknown[]> {
  get: Declare<Arguments>
  post: Declare<Arguments>
}

/** The text fields of a form or a query. Other values are left out, so this schema accepts every request. */
export const textFields = z.unknown().transform(formFields)

/** The path of everything that belongs to one school. */
export const slugParams = z.object({ slug: z.string() })

/** A path that does not fit its schema names nothing. Other parts are the client's mistake, with the schema's sentence. */
const validationError = (part: string | undefined, { issues }: z.ZodError): AppError => {
  if (part === 'params') return new AppError('not_found', 'There is nothing at this address.')
  const [issue] = issues
  return new AppError('bad_request', issue?.message ?? 'The request holds a value that cannot be read.', {
    field: issue?.path.join('.') || undefined,
  })
}

/**
 * Lets Fastify validate by zod; what a schema transforms replaces the part of the request. Parameters that no schema names, such
 * as the language, stay.
 */
const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  // Fastify gives null for a body that was not sent.
  (data: unknown) => {
    const parsed = schema.safeParse(data ?? undefined)
    if (!parsed.success) return { error: validationError(httpPart, parsed.error) }
    return { value: httpPart === 'params' ? Object.assign({}, data, parsed.data) : parsed.data }
  }

export const routes = (app: FastifyInstance): Routes<[]> => {
  const declare =
    (method: 'GET' | 'POST'): Declare<[]> =>
    (url, { errorHandler, ...options }, handler) => {
      const ownErrorHandler: typeof errorHandler =
        errorHandler &&
        ((error, request, reply) => {
          // The body may be missing, and nobody gets the response.
          if (reply.raw.destroyed) throw error
          return errorHandler(error, request, reply)
        })
      // Fastify cannot know that the validator has given the parts these types.
      app.route({
        ...options,
        ...(ownErrorHandler && { errorHandler: ownErrorHandler }),
        ...{ validatorCompiler, method, url, handler },
      } as Parameters<typeof app.route>[0])
    }
  return { get: declare('GET'), post: declare('POST') }
}

const prefixes = locales.filter((locale) => locale !== unprefixedLocale)

/** One route for all prefixes: Fastify takes half a millisecond to add a route, and there are hundreds. */
const prefixParameter = `/:locale(^(?:${prefixes.join('|')})$)`

const prefixed = (path: string): string => (path === '/' ? prefixParameter : prefixParameter + path)

/** The path of a route without its languages; it is the same for all of them. */
export const pathInAllLanguages = (url: string): string =>
  url.startsWith(prefixParameter) ? url.slice(prefixParameter.length) || '/' : url

/** The language of a request to a localised route. */
export const localeOf = ({ params }: { params: unknown }): Locale =>
  (params as { locale?: Locale }).locale ?? unprefixedLocale

/**
 * Declares routes in every language: English at the path itself, the others below their prefix. Handlers get the language.
 * A limit in `options` counts all languages together.
 */
export const localisedRoutes = (app: FastifyInstance): Routes<[Locale]> => {
  const inAllLanguages =
    (declare: Declare<[]>): Declare<[Locale]> =>
    <const Schema extends RouteSchema>(
      path: string,
      { errorHandler, ...options }: RouteOptions<Schema, [Locale]>,
      handler: Handler<Schema, [Locale]>,
    ) => {
      for (const url of [path, prefixed(path)])
        declare<Schema>(
          url,
          {
            ...options,
            config: { ...options.config, isLocalised: true },
            ...(errorHandler && {
              errorHandler: (error, request, reply) => errorHandler(error, request, reply, localeOf(request)),
            }),
          },
          (request, reply) => handler(request, reply, localeOf(request)),
        )
    }
  const { get, post } = routes(app)
  return { get: inAllLanguages(get), post: inAllLanguages(post) }
}
