import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CaptchaVerdict } from './contract'
import type { CaptchaService } from './providers'

const timeoutMs = 10_000

/** Longer than any service's token; what is longer is none. */
const maxToken = 4096

const verdict = z.object({
  success: z.boolean(),
  challenge_ts: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** Far longer than a token counts with its service. */
const keptMs = 24 * 60 * 60 * 1000

/** The same for every use of a token, so that the second is known: the day is reckoned from when it was made. */
const untilOf = (madeAt: string | undefined): Date => {
  const made = Date.parse(madeAt ?? '')
  return new Date((Number.isNaN(made) ? Math.ceil(Date.now() / keptMs) * keptMs : made) + keptMs)
}

/** Asks the service whether the answer is right. Its token is never kept, only its hash, so that it counts once. */
export const askService = async (
  { responseField, verify }: Pick<CaptchaService, 'responseField' | 'verify'>,
  secret: string,
  form: URLSearchParams,
): Promise<CaptchaVerdict> => {
  const token = form.get(responseField) ?? ''
  if (!token || token.length > maxToken)
    return { ok: false, problem: 'wrong', missing: !form.has(responseField) }
  try {
    const answer = await fetch(verify, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const told = verdict.parse(await answer.json())
    const id = createHash('sha256').update(token).digest('base64url')
    if (told.success) return { ok: true, id, until: untilOf(told.challenge_ts) }
    // Said by all of them of an answer that was used before, or is too old.
    const isUsed = told['error-codes'].some((code) => /duplicate|already-seen|expired/.test(code))
    return { ok: false, problem: isUsed ? 'used' : 'wrong' }
  } catch {
    return { ok: false, problem: 'away' }
  }
}
