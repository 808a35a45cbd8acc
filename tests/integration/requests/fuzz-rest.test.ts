import type { CollectionSlug, Endpoint, Where } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createForm } from '../forms/site-forms'
import { createPost, createUser, openSession, password } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { documents } from '../staff-accounts/access-trial'
import {
  placesOf,
  rounds,
  seed,
  seededRandom,
  wrongBodies,
  wrongIds,
  wrongQueries,
  wrongValues,
} from './wrong-values'

const parameters = ['', '?locale=all', '?draft=true', '?locale=de', '?draft=true&autosave=true']

describeOnBoth('no invalid REST request causes a server error', (open) => {
  let site: Site
  let email: string
  let authorization: string
  const { pick, some } = seededRandom(seed)
  const failures: string[] = []

  const logIn = async () => {
    authorization = `JWT ${await openSession(site.payload, { email, password })}`
  }

  beforeAll(async () => {
    site = await open({ env: { LOG_LEVEL: 'error' } })
    email = (await createUser(site.payload, 'administrator')).email
    await documents(site.payload)
    await createPricedSchool(site.payload)
    await createPost(site.payload)
    await createForm(site.payload)
    await logIn()
  })

  const ask = async (method: string, path: string, body?: string) => {
    const from = site.log.length
    const headers = { 'content-type': 'application/json', ...(pick([1, 1, 1, 0]) && { authorization }) }
    const answer = await site.rest(path, { method, headers, ...(body !== undefined && { body }) })
    // A download fails while it is read.
    await answer.text().catch((error) => failures.push(`${method} ${path}: ${error}`))
    if (answer.status < 500) return
    // The message of a failed query is long; its cause comes last.
    const reasons = site.log.slice(from).map(({ err }) => {
      const { stack = '' } = (err ?? {}) as Error
      return [stack.slice(0, 200), ...stack.split('caused by: ').slice(1)].join(' … ').slice(0, 800)
    })
    failures.push(`${answer.status} ${method} ${path} ${body?.slice(0, 300) ?? ''}\n${reasons.join('\n')}`)
  }

  /** A wrong log-in takes a second, whatever is wrong. */
  const waiting: Promise<void>[] = []

  /** `id` is that of a document to read or change. */
  const askEndpoint = async (base: string, { method, path }: Endpoint, id: number | string) => {
    const address = (value: unknown) =>
      `${base}${path === '/' ? '' : path.replace(/:\w+\??/g, String(value))}`
    const takesBody = method === 'post' || method === 'patch'
    const send = (url: string, body = takesBody ? '{}' : undefined) => {
      const answer = ask(method.toUpperCase(), url, body)
      if (!path.endsWith('/login')) return answer
      waiting.push(answer)
    }
    const known = address(method === 'delete' ? 'x' : id)
    const isList = path === '/' && method !== 'post'
    const requests = [
      () => send(`${known}?${pick(wrongQueries)}`),
      ...(path.includes(':') ? [() => send(address(pick(wrongIds)))] : []),
      ...(takesBody ? [() => send(known, pick(wrongBodies))] : []),
    ]
    for (const request of some(rounds * (isList ? 2 : 1), requests)) await request()
  }

  const askEndpoints = async (
    base: string,
    endpoints: false | Endpoint[] | undefined,
    id: number | string,
  ) => {
    // It would end the session.
    for (const endpoint of endpoints || [])
      if (!endpoint.path.endsWith('/logout')) await askEndpoint(base, endpoint, id)
  }

  const places = (fields: Parameters<typeof placesOf>[0], seen: Set<string>) =>
    placesOf(fields, site.payload.blocks, seen).flatMap(({ put }) =>
      some(rounds, wrongValues).map((value) => JSON.stringify(put(value))),
    )

  it('to a collection', { timeout: 120_000 * rounds }, async () => {
    const seen = new Set<string>()
    for (const { config } of Object.values(site.payload.collections)) {
      const base = `/api/${config.slug}`
      const others: Where = config.slug === 'users' ? { email: { not_equals: email } } : {}
      const { docs } = await site.payload.find({
        collection: config.slug as CollectionSlug,
        where: others,
        limit: 1,
        depth: 0,
      })
      const id = docs[0]?.id ?? 1
      for (const body of places(config.flattenedFields, seen)) {
        if (docs[0]) await ask('PATCH', `${base}/${id}${pick(parameters)}`, body)
        else await ask('POST', `${base}${pick(parameters)}`, body)
      }
      await askEndpoints(base, config.endpoints, id)
      if (config.slug === 'users') await logIn()
    }
    await Promise.all(waiting)
    expect(failures.splice(0)).toEqual([])
  })

  it('to a global or the root', { timeout: 120_000 * rounds }, async () => {
    const seen = new Set<string>()
    for (const config of site.payload.config.globals) {
      const base = `/api/globals/${config.slug}`
      for (const body of places(config.flattenedFields, seen))
        await ask('POST', `${base}${pick(parameters)}`, body)
      await askEndpoints(base, config.endpoints, 1)
    }
    await askEndpoints('/api', site.payload.config.endpoints, 1)
    expect(failures.splice(0)).toEqual([])
  })
})
