'use client'

import { type FormEvent, useState } from 'react'
import { call, countOf, sentencesFor } from './data-requests'
import { Sentences } from './Sentences'
import { useSayInPanel } from './sentences/use-say'

const maxBytes = 15 * 1024 * 1024

interface Imported {
  added: number
  known: number
  skipped: number
}

const summary = ({ added, known, skipped }: Imported, say: (english: string) => string) =>
  [
    `Imported: ${countOf(added)}.`,
    known && `Already here: ${countOf(known)}.`,
    skipped && `Left out (in the trash, erased, of another page, or without text): ${countOf(skipped)}.`,
  ]
    .flatMap((sentence) => (sentence ? [say(sentence)] : []))
    .join(' ')

/** Documents of one kind, each with its reference as text. */
export interface ImportTargets {
  label: string
  documents: { reference: string; name: string }[]
}

/** Imports comments from a file into the thread of a school, post or page. */
export const ImportComments = ({ targets }: { targets: ImportTargets[] }) => {
  const say = useSayInPanel()
  const [done, setDone] = useState<string>()
  const [refused, setRefused] = useState<string[]>([])
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    setDone(undefined)
    setRefused([])
    if (!(file instanceof File) || file.size === 0) return setRefused(['Choose a file.'])
    if (file.size > maxBytes)
      return setRefused(['The file is larger than 15 MB. Split it; nothing was imported.'])
    setBusy(true)
    try {
      const answer = await call(`/import?document=${form.get('document')}`, file, 'text/plain')
      setDone(summary((await answer.json()) as Imported, say))
    } catch (error) {
      setRefused(sentencesFor(error))
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby="import-comments">
      <h2 id="import-comments">{say('Import')}</h2>
      <p>
        {say(
          'An export of WordPress (XML) or a table (CSV) like the one above. Dates, states and replies are kept; nobody gets a mail. The same file again adds nothing but what was deleted or erased here since: take that out of the file first.',
        )}
      </p>
      <form onSubmit={submit}>
        <label>
          {say('Into the comments of')}
          <select name="document" required>
            {targets.map(({ label, documents }) => (
              <optgroup key={label} label={label}>
                {documents.map(({ reference, name }) => (
                  <option key={reference} value={reference}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          {say('File')}
          <input name="file" type="file" accept=".xml,.csv,text/xml,application/xml,text/csv" required />
        </label>
        <button type="submit" className="panel-form__main" disabled={busy}>
          {say(busy ? 'Importing …' : 'Import')}
        </button>
      </form>
      <Sentences done={done} refused={refused} />
    </section>
  )
}
