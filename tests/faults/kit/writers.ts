import { commentFields, commentsPath } from '../../../src/features/comments/contract'
import { filledForm } from '../../integration/enrolments/enrol-form'
import { password, pictureFile, sessionToken } from '../../integration/kit/content'
import type { Site } from '../../integration/kit/harness'
import { createSchoolWithDemoPrices } from '../../integration/kit/priced-school'

let visitors = 0

/** Each request comes from a different visitor, so that no rate limit applies. */
export const asVisitor = () => {
  const visitor = visitors++
  return { 'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}` }
}

/** An answer that is not the one a write expects. No answer at all is another error. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, text = '') {
    super(`answered ${status} ${text.slice(0, 500)}`.trim())
    this.status = status
  }
}

/** Sends a form and returns the address it redirects to. */
const send = async (address: string, fields: Record<string, string>): Promise<string> => {
  const body = new URLSearchParams(fields)
  const response = await fetch(address, { method: 'POST', redirect: 'manual', headers: asVisitor(), body })
  await response.arrayBuffer()
  const location = response.headers.get('location')
  // A refused form redirects to itself.
  if (response.status !== 303 || !location || /[?&]kept=/.test(location)) throw new Refused(response.status)
  return location
}

export const saveQuote = (url: string) =>
  send(`${url}/schools/priced/quotes`, { course: '3', weeks: '4', accommodation: '5' })

/** Returns the reference of the enrolment. */
export const enrol = async (url: string): Promise<string> => {
  const address = `${await saveQuote(url)}/enrol`
  const get = async (path: string) => {
    const response = await fetch(url + path, { headers: asVisitor() })
    if (!response.ok) throw new Refused(response.status)
    return { body: await response.text() }
  }
  const location = await send(url + address, await filledForm({ get }, address))
  return new URL(location, url).searchParams.get('reference') ?? ''
}

let comments = 0

/** Posts a comment and returns its text; the captcha and the limit between two comments are off. */
export const comment = async (url: string): Promise<string> => {
  const content = `Comment number ${comments++}`
  await send(`${url}${commentsPath({ type: 'schools', slug: 'priced' })}`, {
    [commentFields.author]: 'Visitor',
    [commentFields.email]: 'visitor@mail.example',
    [commentFields.content]: content,
    [commentFields.parentId]: '0',
    [commentFields.once]: `kill-${content}`,
  })
  return content
}

/** Calls of Payload's REST API with a session. */
const callPanel = async (url: string, token: string, path: string, init: RequestInit) => {
  const headers = { ...asVisitor(), authorization: `JWT ${token}`, ...init.headers }
  const response = await fetch(`${url}/api/${path}`, { ...init, headers })
  const body = await response.text()
  if (!response.ok) throw new Refused(response.status, body)
  return JSON.parse(body) as { doc?: Record<string, unknown> }
}

export const logIn = async (url: string, email: string): Promise<string> => {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asVisitor() },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Refused(response.status, await response.text())
  return sessionToken(response)
}

let uploads = 0

/** Puts in a picture and returns its unique description. */
export const upload = async (url: string, token: string): Promise<string> => {
  const alt = `Upload number ${uploads++}`
  const { data, name, mimetype } = await pictureFile()
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt }))
  body.set('file', new File([data], name, { type: mimetype }))
  await callPanel(url, token, 'media', { method: 'POST', body })
  return alt
}

let edits = 0

/** Changes the summary of a school and returns it. */
export const editSchool = async (url: string, token: string, school: number): Promise<string> => {
  const summary = `Edit number ${edits++}`
  await callPanel(url, token, `schools/${school}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ summary, _status: 'published' }),
  })
  return summary
}

/** A school with prices, and settings that let visitors comment as often as they like. Returns the school's id. */
export const prepareWrites = async ({ payload }: Site): Promise<number> => {
  const school = await createSchoolWithDemoPrices(payload, 'priced')
  await payload.update({ collection: 'schools', id: school, data: { _status: 'published' } })
  await payload.updateGlobal({
    slug: 'comment-settings',
    data: { captcha: false, secondsBetween: 0, notify: ['moderator@school.example'] },
  })
  return school
}

/** Repeats a write until `isOver`, and returns how many were answered. Refusals and lost connections are counted. */
export const writeUntil = async (isOver: () => boolean, write: () => Promise<unknown>) => {
  const result = { answered: 0, refused: [] as number[], unanswered: 0 }
  while (!isOver())
    await write().then(
      () => result.answered++,
      (error) => {
        if (error instanceof Refused) result.refused.push(error.status)
        else result.unanswered++
      },
    )
  return result
}
