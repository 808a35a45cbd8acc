'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import type { ImportReport } from '../contract'
import { redirectTexts } from './texts'
import '../../../platform/payload/admin/panel.css'
import './redirects.css'

const send = async (file: Blob, apply: boolean): Promise<ImportReport | string | undefined> => {
  const answer = await fetch(`/api/redirects/import${apply ? '?apply=true' : ''}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'text/plain' },
    body: file,
  }).catch(() => undefined)
  if (!answer) return undefined
  const body = (await answer.json().catch(() => ({}))) as ImportReport & {
    problem?: string
    errors?: { message: string }[]
  }
  if (answer.ok) return body
  return body.problem ?? body.errors?.[0]?.message
}

const maxShown = 100

interface RowsProps {
  title: string
  rows: { row: number; from: string; text: string }[]
}

const Rows = ({ title, rows }: RowsProps) => {
  const texts = usePanelTexts(redirectTexts)
  return rows.length === 0 ? null : (
    <details open={rows.length <= 10}>
      <summary>
        {title}: {rows.length}
      </summary>
      <ul>
        {rows.slice(0, maxShown).map(({ row, from, text }) => (
          <li key={row}>
            {texts.row(row)} <code>{from}</code> {text}
          </li>
        ))}
        {rows.length > maxShown && <li>{texts.more(rows.length - maxShown)}</li>}
      </ul>
    </details>
  )
}

const Report = ({ report, isDone }: { report: ImportReport; isDone: boolean }) => {
  const texts = usePanelTexts(redirectTexts)
  const target = ({ row, from, to }: ImportReport['created'][number]) => ({
    row,
    from,
    text: to && `→ ${to}`,
  })
  return (
    <>
      <Rows title={isDone ? texts.created : texts.wouldBeCreated} rows={report.created.map(target)} />
      <Rows title={isDone ? texts.changed : texts.wouldBeChanged} rows={report.changed.map(target)} />
      <Rows
        title={isDone ? texts.leftOut : texts.cannotBeImported}
        rows={report.refused.map(({ row, from, message }) => ({ row, from, text: message }))}
      />
      {report.same > 0 && <p>{texts.alreadyHere(report.same)}</p>}
    </>
  )
}

/** Import and export of redirects as tables, above their list. A file is checked first and imported by a second button. */
export const ImportRedirects = () => {
  const texts = usePanelTexts(redirectTexts)
  const router = useRouter()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const run = async (apply: boolean) => {
    if (!file) return
    setBusy(true)
    const answer = (await send(file, apply)) ?? texts.unreachable
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
      <summary>{texts.summary}</summary>
      <p>{texts.help}</p>
      <p>
        <a href="/api/redirects/export.csv" download>
          {texts.exportAll}
        </a>
      </p>
      <form onSubmit={submit}>
        <label>
          {texts.file}
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
          {busy ? texts.wait : texts.check}
        </button>
      </form>
      <div role="status">
        {problem && <p className="panel-form__error">{problem}</p>}
        {report && <Report report={report} isDone={isDone} />}
        {report && !isDone && count === 0 && <p>{texts.nothing}</p>}
        {report && isDone && <p>{texts.imported}</p>}
      </div>
      {report && !isDone && count > 0 && (
        <button type="button" className="panel-form__main" disabled={busy} onClick={() => void run(true)}>
          {texts.import(count, report.refused.length)}
        </button>
      )}
    </details>
  )
}
