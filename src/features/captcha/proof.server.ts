import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { z } from 'zod'

/** Number of hashes: a third of a second on a desktop computer, a few seconds on an old phone; once per form, in the background. */
const work = { least: 50_000, most: 150_000 }

const secrets = (secret: string) => ({
  hmacSignatureSecret: `${secret} captcha`,
  hmacKeySignatureSecret: `${secret} captcha key`,
})

export const newChallenge = (secret: string, until: Date) =>
  createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(work.least, work.most),
    deriveKey,
    expiresAt: until,
    ...secrets(secret),
  })

const hex = z.string().regex(/^[0-9a-f]{1,128}$/)

const proof = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.literal(1),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: hex }),
})

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString())
  } catch {
    return undefined
  }
}

/** The challenge that was solved, if it is one of ours and was solved correctly. Does not check whether it was used before. */
export const readProof = async (
  secret: string,
  text: string,
): Promise<{ id: string; until: Date } | undefined> => {
  const { data } = proof.safeParse(parse(text))
  if (!data) return undefined
  const { challenge, solution } = data
  const { verified } = await verifySolution({
    challenge,
    solution: { ...solution, time: 0 },
    deriveKey,
    ...secrets(secret),
  })
  const { nonce, expiresAt } = challenge.parameters
  return verified ? { id: nonce, until: new Date(expiresAt * 1000) } : undefined
}
