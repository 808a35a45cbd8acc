import crypto from 'node:crypto'
import { beforeAll, expect, it, vi } from 'vitest'
import { answerLate, failedLogIn } from '../../../src/features/staff-accounts/failed-log-in.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { createUser, password, sessionToken } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const short = 'eleven char'
const next = 'another horse battery staple'

describeSite('a password', (open) => {
  let site: Site
  let administrator: User
  beforeAll(async () => {
    site = await open()
    administrator = await createUser(site.payload, 'administrator')
  })

  const logIn = (email: string, given: string) =>
    site.rest('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: given }),
    })
  const tokenOf = async (user: User, given = password) => sessionToken(await logIn(user.email, given))
  const change = async (token: string, user: User, data: object) => {
    const answer = await site.rest(`/api/users/${user.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify(data),
    })
    const { errors } = (await answer.json()) as { errors?: { data?: { errors: { path: string }[] } }[] }
    return { status: answer.status, field: errors?.[0]?.data?.errors[0]?.path }
  }
  const refusal = { status: 400, field: 'password' }

  it('needs at least 12 characters on creation, update and reset', async () => {
    const user = await createUser(site.payload, 'editor')
    const token = await tokenOf(administrator)
    expect(await change(token, user, { password: short, currentPassword: password })).toEqual(refusal)
    expect(await change(token, user, { password: 'x'.repeat(201), currentPassword: password })).toEqual(
      refusal,
    )
    expect(await change(token, user, { password: ['a', 'b'], currentPassword: password })).toEqual(refusal)
    const data = { name: 'New', email: 'new@school.example', roles: ['editor' as const], password: short }
    await expect(site.payload.create({ collection: 'users', data })).rejects.toMatchObject({ status: 400 })
    const reset = await site.payload.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    })
    const answer = await site.rest('/api/users/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: reset, password: short }),
    })
    expect(answer.status).toBe(400)
    expect((await logIn(user.email, password)).status).toBe(200)
  })

  it('can be changed by its owner only with the current password', async () => {
    const user = await createUser(site.payload, 'editor')
    const token = await tokenOf(user)
    const other = await tokenOf(user)
    const refused = { status: 400, field: 'currentPassword' }
    expect(await change(token, user, { password: next })).toEqual(refused)
    expect(await change(token, user, { password: next, currentPassword: 'not that one' })).toEqual(refused)
    expect(await change(token, user, { password: next, currentPassword: { a: 1 } })).toEqual(refused)
    expect((await logIn(user.email, password)).status).toBe(200)
    expect(await change(token, user, { name: 'Renamed' })).toEqual({ status: 200 })
    expect(await change(token, user, { password: next, currentPassword: password })).toEqual({ status: 200 })
    expect((await logIn(user.email, next)).status).toBe(200)
    expect((await logIn(user.email, password)).status).toBe(401)
    // This session continues; all others have ended.
    expect(await change(token, user, { name: 'Still here' })).toEqual({ status: 200 })
    expect((await change(other, user, { name: 'Elsewhere' })).status).toBe(403)
  })

  it('is needed to change one’s own address, to which a new one could be mailed', async () => {
    const user = await createUser(site.payload, 'editor')
    const token = await tokenOf(user)
    const email = `new-${user.email}`
    expect(await change(token, user, { email })).toEqual({ status: 400, field: 'currentPassword' })
    expect(await change(token, user, { email: user.email.toUpperCase(), name: 'Same' })).toEqual({
      status: 200,
    })
    expect(await change(token, user, { email, currentPassword: password })).toEqual({ status: 200 })
    expect((await logIn(email, password)).status).toBe(200)
  })

  it('of another user can be changed by an administrator without the current password', async () => {
    const user = await createUser(site.payload, 'editor')
    expect(
      await change(await tokenOf(administrator), user, { password: next, currentPassword: password }),
    ).toEqual({ status: 200 })
    expect((await logIn(user.email, next)).status).toBe(200)
  })

  it('that is wrong takes the same work and gets the same response as an unknown address or too many attempts', async () => {
    const known = await createUser(site.payload, 'editor')
    const locked = await createUser(site.payload, 'editor')
    await Promise.all(Array.from({ length: 10 }, () => logIn(locked.email, 'not that one')))
    const hashes = vi.spyOn(crypto, 'pbkdf2')
    const waits = vi.spyOn(failedLogIn, 'answerLate').mockImplementation(answerLate)
    const attempts = []
    const times: number[] = []
    for (const email of [known.email, locked.email, 'nobody@school.example']) {
      hashes.mockClear()
      const began = performance.now()
      const answer = await logIn(email, 'wrong but long enough')
      const took = performance.now() - began
      const work = hashes.mock.calls.map(([given, , rounds, length, digest]) => [
        given,
        rounds,
        length,
        digest,
      ])
      attempts.push({ status: answer.status, body: await answer.text(), work, isSlow: took >= 990 })
      times.push(took)
    }
    hashes.mockRestore()
    waits.mockRestore()
    expect(attempts[0]).toMatchObject({
      status: 401,
      work: [['wrong but long enough', 600_000, 32, 'sha256']],
      isSlow: true,
    })
    expect(attempts[1]).toEqual(attempts[0])
    expect(attempts[2]).toEqual(attempts[0])
    // The work is equal; the tolerance allows for a busy machine.
    expect(Math.max(...times) / Math.min(...times)).toBeLessThan(3)
  })
})
