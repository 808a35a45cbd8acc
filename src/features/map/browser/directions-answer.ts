import { type DirectionsAnswer, directionsFields } from '../contract'

const kinds = ['route', 'choices', 'problem']

/** The query that the form itself would send, and with a chosen place what its link says. */
export const directionsQuery = (form: FormData, at?: string): string => {
  const query = new URLSearchParams()
  for (const name of [directionsFields.from, directionsFields.mode]) {
    const value = form.get(name)
    if (typeof value === 'string') query.set(name, value)
  }
  if (at) query.set(directionsFields.at, at)
  return String(query)
}

/** `directionsUrl` may have a query of its own. */
export const withQuery = (url: string, query: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${query}`

/** What somebody else on the way has answered, such as a page that asks to log in to a network, is none of ours. */
export const readAnswer = (body: unknown): DirectionsAnswer | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  const { kind, html } = body as Partial<DirectionsAnswer>
  return kinds.includes(kind ?? '') && typeof html === 'string' ? (body as DirectionsAnswer) : undefined
}
