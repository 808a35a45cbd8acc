'use client'

import { ImportForm } from '../../../platform/panel/import/ImportForm'
import { countText } from '../../../shared/text/count-text'
import { useSayInPanel } from './sentences/use-say'

interface Imported {
  added: number
  known: number
  skipped: number
}

const countOf = (count: number) => countText(count, 'comment')

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
  return (
    <section aria-labelledby="import-comments">
      <h2 id="import-comments">{say('Import')}</h2>
      <p>
        {say(
          'An export of WordPress (XML) or a table (CSV) like the one above. Dates, states and replies are kept; nobody gets a mail. The same file again adds nothing but what was deleted or erased here since: take that out of the file first.',
        )}
      </p>
      <ImportForm<Imported>
        path="/api/comments/import"
        accept=".xml,.csv,text/xml,application/xml,text/csv"
        maxMegabytes={15}
        translate={say}
        importLabel={say('Import')}
        showReport={(imported) => <p>{summary(imported, say)}</p>}
      >
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
      </ImportForm>
    </section>
  )
}
