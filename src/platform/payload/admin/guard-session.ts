/** Who is logged in, as `/api/users/me` says it. `exp` is the end of the session in seconds. */
interface Me {
  user: { id: number | string } | null
  exp?: number
}

interface SessionWatch {
  /** Asks to log in again; false if that was declined. */
  logIn: () => Promise<boolean>
  /** Told the end of the session whenever the site says it, in milliseconds. */
  onEnd: (at: number) => void
}

let unguarded: typeof fetch | undefined
let watch: SessionWatch | undefined
let asked: Promise<boolean> | undefined

/** The browser limits timers to this. */
const longest = 2_147_483_647

export const readMe = async (): Promise<Me | undefined> => {
  const response = await (unguarded ?? fetch)('/api/users/me', { credentials: 'same-origin' })
  return response.ok ? ((await response.json()) as Me) : undefined
}

export const refreshSession = async (): Promise<void> => {
  const response = await (unguarded ?? fetch)('/api/users/refresh-token', {
    method: 'POST',
    credentials: 'same-origin',
  })
  if (!response.ok) return
  const { exp } = (await response.json()) as Me
  if (exp) watch?.onEnd(exp * 1000)
}

/** Payload's panel leaves the screen when the session ends, with all that was typed. It is told a later end. */
const withoutEnd = async (response: Response): Promise<Response> => {
  if (!response.ok) return response
  const me = (await response.clone().json()) as Me
  if (!me.exp) return response
  watch?.onEnd(me.exp * 1000)
  const exp = Math.floor((Date.now() + longest) / 1000)
  return Response.json({ ...me, exp }, { status: response.status })
}

const mayBeLoggedOut = ({ status }: Response, init: RequestInit | undefined): boolean =>
  !/^(get|head)$/i.test(init?.method ?? 'get') && (status === 401 || status === 403)

const guard: typeof fetch = async (input, init) => {
  const send = unguarded ?? fetch
  const url = new URL(input instanceof Request ? input.url : String(input), window.location.href)
  if (url.origin !== window.location.origin) return send(input, init)
  if (/^\/api\/users\/(me|refresh-token)$/.test(url.pathname)) return withoutEnd(await send(input, init))
  const response = await send(input, init)
  const isLogIn = /^\/api\/users\/(log|forgot|reset)/.test(url.pathname)
  if (!watch || isLogIn || !mayBeLoggedOut(response, init)) return response
  const me = await readMe().catch(() => undefined)
  if (!me || me.user) return response
  asked ??= watch.logIn().finally(() => {
    asked = undefined
  })
  return (await asked) ? guard(input, init) : response
}

/**
 * Repeats what was refused because the session has ended, after a new log-in. Payload's forms call `fetch` themselves and offer no
 * other place for it. Returns a function that stops it.
 */
export const guardSession = (given: SessionWatch): (() => void) => {
  watch = given
  if (!unguarded) {
    unguarded = window.fetch.bind(window)
    window.fetch = guard
  }
  return () => {
    if (watch === given) watch = undefined
  }
}
