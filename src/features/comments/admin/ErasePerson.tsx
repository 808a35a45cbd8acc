'use client'

import { type FormEvent, useState } from 'react'
import { call, type Found, recordsText, sentencesFor } from './data-requests'
import { Sentences } from './Sentences'
import { useSayInPanel } from './sentences/use-say'

/** Saves the response as a file. */
const save = async (answer: Response, name: string) => {
  const address = URL.createObjectURL(await answer.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

/** Counts, exports and erases what is stored about an e-mail address. */
export const ErasePerson = () => {
  const say = useSayInPanel()
  const [found, setFound] = useState<Found>()
  const [done, setDone] = useState<string>()
  const [refused, setRefused] = useState<string[]>([])
  const [busy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setDone(undefined)
    setRefused([])
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setRefused(sentencesFor(error))
      setFound(undefined)
    }
    setBusy(false)
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    return attempt(async () => {
      const answer = await call('/person/count', JSON.stringify({ email }))
      setFound({ email, ...((await answer.json()) as Omit<Found, 'email'>) })
    })
  }
  const download = (email: string) =>
    attempt(async () => {
      await save(await call('/person/export', JSON.stringify({ email })), 'data-of-a-person.json')
      setDone('The file is on its way. Give it to the person it is about, and to nobody else.')
    })
  const erase = ({ email, count, others }: Found) =>
    attempt(async () => {
      const confirmed = others.reduce((sum, other) => sum + other.count, 0)
      await call('/person/erase', JSON.stringify({ email, count, others: confirmed }))
      setDone(`Erased: ${recordsText({ count, others })}, with their mails.`)
      setFound(undefined)
    })

  return (
    <section aria-labelledby="persons-comments">
      <h2 id="persons-comments">{say('A person’s comments, enrolments and forms')}</h2>
      <p>
        {say(
          'When somebody asks what is stored about them, or to have it erased. Make sure that the address is theirs.',
        )}
      </p>
      <form onSubmit={find}>
        <label>
          {say('E-mail address')}
          <input name="email" type="email" maxLength={254} required autoComplete="off" />
        </label>
        <button type="submit" disabled={busy}>
          {say('Find')}
        </button>
      </form>
      {found && (
        <div className="comments-data__found">
          <p>{say(`${found.email}: ${recordsText(found)} in all states.`)}</p>
          <button type="button" disabled={busy} onClick={() => download(found.email)}>
            {say('Save everything as a file')}
          </button>
          <details>
            <summary>{say('Erase …')}</summary>
            <p>
              {say(
                `Name, address, text and mails of ${recordsText(found)} are erased for ever. Comments on the page become “removed at the author’s request”; replies of others stay. Enrolments and what was sent with forms are deleted. This cannot be undone.`,
              )}
            </p>
            <button
              type="button"
              className="comments-data__danger"
              disabled={busy}
              onClick={() => erase(found)}
            >
              {say(`Erase ${recordsText(found)} for ever`)}
            </button>
          </details>
        </div>
      )}
      <Sentences done={done} refused={refused} />
    </section>
  )
}
