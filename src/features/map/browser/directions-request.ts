import { type Directions, type DirectionsResponse, directionsFields } from '../contract'

export interface Question {
  from: string
  mode: string
  /** The place that was chosen among several, as `lat,lng`. */
  at?: string
}

const kinds = ['route', 'choices', 'problem']

/** Writes the query as the plain form, or the link of a choice, would send it. */
export const directionsQuery = ({ from, mode, at }: Question): string =>
  String(
    new URLSearchParams({
      [directionsFields.from]: from,
      [directionsFields.mode]: mode,
      ...(at ? { [directionsFields.at]: at } : {}),
    }),
  )

/** Appends a query to a URL that may have one already. */
export const withQuery = (url: string, query: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${query}`

/** Undefined if the response is not ours, such as the login page of a public network. */
export const readResponse = (body: unknown): DirectionsResponse | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  const { kind, html } = body as Partial<DirectionsResponse>
  return kinds.includes(kind ?? '') && typeof html === 'string' ? (body as DirectionsResponse) : undefined
}

export const fetchDirections = async (
  url: string,
  signal: AbortSignal,
): Promise<Directions | 'unreadable' | 'failed'> => {
  try {
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
    return readResponse(await response.json().catch(() => undefined)) ?? 'unreadable'
  } catch {
    return 'failed'
  }
}
