'use client'

import { Link } from '@payloadcms/ui'
import { type KeyboardEvent, useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { useUnsavedWork } from '../../../platform/payload/admin/use-unsaved-work'
import { type Locale, languageTag } from '../../../shared/locale'
import type { SavedText, SaveRequest, TranslationRow } from '../contract'
import { translationsPanelMessages } from '../messages/panel/messages'
import { type RowEdit, TextRow } from './TextRow'

const toRowKey = ({ document, path }: { document: string; path: string }) => `${document} ${path}`

interface RowsProps {
  rows: TranslationRow[]
  language: Locale
  main: Locale
  page: number
  pages: number
  previous: string | undefined
  next: string | undefined
  here: string
  /** Finished texts leave the list, so the next texts move up to this page. */
  isWorkList: boolean
}

/** The texts of one page, grouped by document, with one button that saves all that was changed. */
export const TranslationRows = ({ rows: given, language, main, ...pager }: RowsProps) => {
  const texts = usePanelMessages(translationsPanelMessages)
  const isHydrated = useHydrated()
  const [rows, setRows] = useState(given)
  const [edits, setEdits] = useState<Record<string, RowEdit>>({})
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  const changed = rows.filter((row) => {
    const edit = edits[toRowKey(row)]
    return edit && edit.text !== row.text
  })
  const hasChanges = changed.length > 0
  useUnsavedWork(() => hasChanges)

  const edit = (row: TranslationRow, text: string) =>
    setEdits((before) => ({ ...before, [toRowKey(row)]: { text } }))

  /** The stored texts of a conflict become those that the next save is compared with. */
  const settle = (row: TranslationRow, text: string) => {
    const answer = edits[toRowKey(row)]?.answer
    if (answer?.result !== 'conflict') return
    const { source, text: stored, sourceHash, textHash, legend } = answer
    setRows((before) =>
      before.map((other) =>
        toRowKey(other) === toRowKey(row)
          ? { ...other, source, text: stored, sourceHash, textHash, legend }
          : other,
      ),
    )
    edit(row, text)
  }

  const save = async (wanted: readonly TranslationRow[]) => {
    if (isSaving || wanted.length === 0) return
    setSaving(true)
    const body: SaveRequest = {
      language,
      texts: wanted.map((row) => ({
        document: row.document,
        path: row.path,
        text: edits[toRowKey(row)]?.text ?? row.text,
        sourceHash: row.sourceHash,
        textHash: row.textHash,
      })),
    }
    const response = await postJson<{ texts: SavedText[] }>(
      '/api/translations/save',
      body,
      texts('screen.unreachable'),
    )
    setSaving(false)
    setProblem(response.ok ? undefined : response.message)
    if (!response.ok) return
    const byKey = new Map(response.data.texts.map((answer) => [toRowKey(answer), answer]))
    const textOf = (row: TranslationRow) => edits[toRowKey(row)]?.text ?? row.text
    setRows((before) =>
      before.map((row) => {
        const answer = byKey.get(toRowKey(row))
        if (answer?.result !== 'saved') return row
        const { text, textHash, legend } = answer
        return { ...row, text, textHash, legend, state: textHash ? 'current' : 'missing' }
      }),
    )
    setEdits((before) => ({
      ...before,
      ...Object.fromEntries(
        wanted.map((row) => {
          const answer = byKey.get(toRowKey(row))
          const text = answer?.result === 'saved' ? answer.text : textOf(row)
          return [toRowKey(row), { text, answer }]
        }),
      ),
    }))
  }

  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return
    event.preventDefault()
    void save(changed)
  }
  const someSaved = Object.values(edits).some(({ answer }) => answer?.result === 'saved')
  const next = pager.isWorkList && someSaved ? pager.here : pager.next
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the text fields inside; the button does the same.
    <div className="translations__rows panel-form" onKeyDown={saveByKey}>
      {rows.map((row, index) => {
        const isFirst = rows[index - 1]?.document !== row.document
        return (
          <div key={toRowKey(row)}>
            {isFirst && (
              <h2 className="translations__document">
                <a href={row.href}>{row.title}</a> <small>{row.kind}</small>
                {row.isDraft && <small className="translations__draft">{texts('screen.draft')}</small>}
              </h2>
            )}
            <TextRow
              row={row}
              edit={edits[toRowKey(row)]}
              disabled={!isHydrated || isSaving}
              sourceLang={languageTag(main)}
              lang={languageTag(language)}
              onEdit={(text) => edit(row, text)}
              onKeep={() => void save([row])}
              onSettle={(text) => settle(row, text)}
            />
          </div>
        )
      })}
      {rows.length > 0 && (
        <div className="translations__bar">
          <button
            type="button"
            className="panel-form__main"
            disabled={!isHydrated || isSaving || !hasChanges}
            onClick={() => void save(changed)}
          >
            {isSaving ? texts('screen.saving') : texts('screen.save', { count: changed.length })}
          </button>
          <span role="status">{problem && <span className="panel-form__error">{problem}</span>}</span>
          <nav aria-label={texts('screen.page', { page: pager.page, pages: pager.pages })}>
            {pager.previous && (
              <Link href={pager.previous} prefetch={false}>
                {texts('screen.previous')}
              </Link>
            )}
            <span>{texts('screen.page', { page: pager.page, pages: pager.pages })}</span>
            {next && <a href={next}>{texts('screen.next')}</a>}
          </nav>
        </div>
      )}
    </div>
  )
}
