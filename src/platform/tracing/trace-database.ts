import { AsyncResource } from 'node:async_hooks'
import type { Payload } from 'payload'
import { adapterOf } from '../database/connection'
import type { Tracer } from './tracer'

const maxLength = 1000

type Call = (...args: unknown[]) => unknown

/** Text of a statement, which drivers receive as text or inside an object. */
const textOf = (statement: unknown): string => {
  const { text, sql } = (typeof statement === 'object' && statement ? statement : {}) as {
    text?: unknown
    sql?: unknown
  }
  return String(text ?? sql ?? statement)
}

/** A statement without values. Most are parameters, which are not part of the text; the rest is between quotes. */
export const withoutValues = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)

/** The first word, for the name of the span. */
const operationOf = (statement: string): string =>
  /^[a-z]+/i.exec(statement)?.[0].toUpperCase() ?? 'STATEMENT'

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function'

/** Wraps a function so that it notes how long each statement takes. */
const traced = (tracer: Tracer, system: string, call: Call, self: unknown, name: string): Call =>
  function tracedStatement(...args) {
    // A commit has no statement, a batch several.
    const isOne = args.length > 0 && !Array.isArray(args[0])
    const text = isOne ? withoutValues(textOf(args[0])) : name
    const span = tracer.startChild(operationOf(text), {
      kind: 'client',
      attributes: { 'db.system.name': system, 'db.query.text': text },
    })
    if (!span) return call.apply(self, args)
    const last = args.at(-1)
    if (typeof last === 'function') {
      const done = (error: unknown, ...results: unknown[]) => {
        tracer.end(span, Boolean(error))
        return (last as Call)(error, ...results)
      }
      return call.apply(self, [...args.slice(0, -1), done])
    }
    const result = call.apply(self, args)
    if (!isPromise(result)) {
      tracer.end(span)
      return result
    }
    // Not `await`: drizzle expects the promise of the driver.
    result.then(
      () => tracer.end(span),
      () => tracer.end(span, true),
    )
    return result
  }

const wrapped = Symbol('traced')

interface Wrappable {
  [wrapped]?: boolean
  [name: string]: unknown
}

const wrapOnce = (target: Wrappable, names: string[], wrap: (call: Call, name: string) => Call): void => {
  if (target[wrapped]) return
  target[wrapped] = true
  for (const name of names) {
    const call = target[name]
    if (typeof call === 'function') target[name] = wrap(call as Call, name)
  }
}

/** Connections are wrapped as they are taken from the pool; the pool's own `query` takes one, too. */
const tracePool = (tracer: Tracer, pool: Wrappable): void => {
  const traceClient = (client: Wrappable) =>
    wrapOnce(client, ['query'], (call, name) => traced(tracer, 'postgresql', call, client, name))
  wrapOnce(pool, ['connect'], (connect) => (...args) => {
    const [callback] = args
    if (typeof callback !== 'function') {
      const taken = connect.call(pool) as Promise<Wrappable>
      return taken.then((client) => {
        traceClient(client)
        return client
      })
    }
    // The pool may call it while it works for somebody else, whose span this is not.
    const bound = AsyncResource.bind((error: unknown, client: unknown, release: unknown) => {
      if (client) traceClient(client as Wrappable)
      return (callback as Call)(error, client, release)
    })
    return connect.call(pool, bound)
  })
}

const traceSqlite = (tracer: Tracer, client: Wrappable): void => {
  const statements = (target: Wrappable) => (call: Call, name: string) =>
    traced(tracer, 'sqlite', call, target, name)
  const { transaction } = client
  wrapOnce(client, ['execute', 'batch'], statements(client))
  if (typeof transaction !== 'function') return
  client.transaction = async (...args: unknown[]) => {
    const opened = (await transaction.apply(client, args)) as Wrappable
    wrapOnce(opened, ['execute', 'batch', 'commit', 'rollback'], statements(opened))
    return opened
  }
}

/** Notes the statements of requests, renders and mails, without their values. Those of other work are not noted. */
export const traceDatabase = (payload: Payload, tracer: Tracer): void => {
  const { pool, client } = adapterOf(payload)
  if (pool) tracePool(tracer, pool as unknown as Wrappable)
  if (client) traceSqlite(tracer, client as unknown as Wrappable)
}
