'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { ImportReport } from '../contract'
import '../../../platform/payload/admin/panel.css'
import './redirects.css'

const unreachable = 'The site could not be reached. Nothing was imported.'

const send = async (file: Blob, apply: boolean): Promise<ImportReport | string> => {
  const answer = await fetch(`/api/redirects/import${apply ? '?apply=true' : ''}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'text/plain' },
    body: file,
  }).catch(() => undefined)
  if (!answer) return unreachable
  const body = (await answer.json().catch(() => ({}))) as ImportReport & {
    problem?: string
    errors?: { message: string }[]
  }
  if (answer.ok) return body
  return body.problem ?? body.errors?.[0]?.message ?? unreachable
}

const maxShown = 100

interface RowsProps {
  title: string
  rows: { row: number; from: string; text: string }[]
}

const Rows = ({ title, rows }: RowsProps) =>
  rows.length === 0 ? null : (
    <details open={rows.length <= 10}>
      <summary>
        {title}: {rows.length}
      </summary>
      <ul>
        {rows.slice(0, maxShown).map(({ row, from, text }) => (
          <li key={row}>
            Row {row}: <code>{from}</code> {text}
          </li>
        ))}
        {rows.length > maxShown && <li>… and {rows.length - maxShown} more</li>}
      </ul>
    </details>
  )

const Report = ({ report, isDone }: { report: ImportReport; isDone: boolean }) => {
  const target = ({ row, from, to }: ImportReport['created'][number]) => ({
    row,
    from,
    text: to && `→ ${to}`,
  })
  return (
    <>
      <Rows title={isDone ? 'Created' : 'Would be created'} rows={report.created.map(target)} />
      <Rows title={isDone ? 'Changed' : 'Would be changed'} rows={report.changed.map(target)} />
      <Rows
        title={isDone ? 'Left out' : 'Cannot be imported'}
        rows={report.refused.map(({ row, from, message }) => ({ row, from, text: message }))}
      />
      {report.same > 0 && <p>Already here: {report.same}</p>}
    </>
  )
}

/** Import and export of redirects as tables, above their list. A file is checked first and imported by a second button. */
export const ImportRedirects = () => {
  const router = useRouter()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const run = async (apply: boolean) => {
    if (!file) return
    setBusy(true)
    const answer = await send(file, apply)
    setBusy(false)
    setProblem(typeof answer === 'string' ? answer : undefined)
    setReport(typeof answer === 'string' ? undefined : answer)
    setDone(apply && typeof answer !== 'string')
    if (apply) router.refresh()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(false)
  }
  const count = (report?.created.length ?? 0) + (report?.changed.length ?? 0)
  return (
    <details className="redirect-import panel-form">
      <summary>Import or export as a table</summary>
      <p>
        A CSV file with the columns <code>from</code> (old address), <code>to</code> (new one),{' '}
        <code>type</code> (301, 302 or 410) and <code>match</code> (exact or prefix). The last two may be left
        out. The same file again changes nothing.
      </p>
      <p>
        <a href="/api/redirects/export.csv" download>
          Export all redirects
        </a>
      </p>
      <form onSubmit={submit}>
        <label>
          File
          <input
            type="file"
            accept=".csv,text/csv"
            required
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0])
              setReport(undefined)
              setProblem(undefined)
              setDone(false)
            }}
          />
        </label>
        <button type="submit" className="panel-form__main" disabled={busy || !file}>
          {busy ? 'Please wait …' : 'Check the file'}
        </button>
      </form>
      <div role="status">
        {problem && <p className="panel-form__error">{problem}</p>}
        {report && <Report report={report} isDone={isDone} />}
        {report && !isDone && count === 0 && <p>There is nothing to import.</p>}
        {report && isDone && <p>The file was imported.</p>}
      </div>
      {report && !isDone && count > 0 && (
        <button type="button" className="panel-form__main" disabled={busy} onClick={() => void run(true)}>
          Import {count} {count === 1 ? 'redirect' : 'redirects'}
          {report.refused.length > 0 ? `, leave out ${report.refused.length}` : ''}
        </button>
      )}
    </details>
  )
}
