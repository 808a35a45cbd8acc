'use client'

import { ImportForm } from '../../../platform/panel/import/ImportForm'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { type CommentsPanelMessages, commentsPanelMessages } from '../messages/panel/messages'

interface Imported {
  added: number
  known: number
  skipped: number
}

const summary = ({ added, known, skipped }: Imported, t: CommentsPanelMessages) =>
  [
    t('data.added', { count: added }),
    known && t('data.known', { count: known }),
    skipped && t('data.skipped', { count: skipped }),
  ]
    .filter(Boolean)
    .join(' ')

/** Documents of one kind, each with its reference as text. */
export interface ImportTargets {
  label: string
  documents: { reference: string; name: string }[]
}

/** Imports comments from a file into the thread of a school, post or page. */
export const ImportComments = ({ targets }: { targets: ImportTargets[] }) => {
  const t = usePanelMessages(commentsPanelMessages)
  return (
    <section className="kit-card" aria-labelledby="import-comments">
      <h2 id="import-comments">{t('data.import')}</h2>
      <p>{t('data.importNote')}</p>
      <ImportForm<Imported>
        path="/api/comments/import"
        accept=".xml,.csv,text/xml,application/xml,text/csv"
        maxMegabytes={15}
        importLabel={t('data.import')}
        showReport={(imported) => <p>{summary(imported, t)}</p>}
      >
        <label>
          {t('data.into')}
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
