import { countText } from '../../../shared/text/count-text'

interface Refusal {
  problems?: string[]
  errors?: { message: string; data?: { errors?: { message: string }[] } }[]
}

/** A refusal with sentences for staff. */
class Refused extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join(' '))
  }
}

const unreachable = 'The site could not be reached. Nothing was changed.'

const sentencesOf = ({ problems, errors }: Refusal): string[] => {
  if (problems?.length) return [...problems, 'Nothing was imported.']
  const [first] = errors ?? []
  return [first?.data?.errors?.[0]?.message ?? first?.message ?? 'This did not work. Nothing was changed.']
}

/** Posts to an endpoint of the comments. Throws a `Refused` with the reason. */
export const call = async (path: string, body: BodyInit, type = 'application/json'): Promise<Response> => {
  const answer = await fetch(`/api/comments${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': type },
    body,
  }).catch(() => undefined)
  if (!answer) throw new Refused([unreachable])
  if (answer.ok) return answer
  throw new Refused(sentencesOf((await answer.json().catch(() => ({}))) as Refusal))
}

export const sentencesFor = (error: unknown): string[] =>
  error instanceof Refused ? error.sentences : [unreachable]

export const countOf = (count: number): string => countText(count, 'comment')
