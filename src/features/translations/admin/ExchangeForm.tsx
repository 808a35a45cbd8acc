'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import type { ImportReport } from '../contract'
import { exchangeTexts } from './exchange-texts'

const send = async (file: Blob, apply: boolean): Promise<ImportReport | string | undefined> => {
  const answer = await fetch(`/api/translations/import${apply ? '?apply=true' : ''}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'text/plain' },
    body: file,
  }).catch(() => undefined)
  const body = (await answer?.json().catch(() => undefined)) as
    | (ImportReport & { problem?: string })
    | undefined
  return answer?.ok ? body : body?.problem
}

const maxShown = 100

/** Export of the texts that the filters show, and import of the file when it comes back: checked first, then all rows or none. */
export const ExchangeForm = ({ exportHref }: { exportHref: string }) => {
  const texts = usePanelTexts(exchangeTexts)
  const router = useRouter()
  const isHydrated = useHydrated()
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
    const isReport = typeof answer !== 'string'
    setProblem(isReport ? undefined : answer)
    setReport(isReport ? answer : undefined)
    setDone(apply && isReport && answer.refused.length === 0)
    if (apply) router.refresh()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(false)
  }
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setReport(undefined)
    setProblem(undefined)
    setDone(false)
  }
  const refused = report?.refused ?? []
  return (
    <details className="translations__exchange panel-form">
      <summary>{texts.summary}</summary>
      <p>{texts.help}</p>
      <p>
        <a href={exportHref} download>
          {texts.exportThese}
        </a>
      </p>
      <form onSubmit={submit}>
        <label>
          {texts.file}
          <input
            type="file"
            accept=".csv,text/csv"
            required
            onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          />
        </label>
        <button type="submit" disabled={!isHydrated || busy || !file}>
          {busy ? texts.wait : texts.check}
        </button>
      </form>
      <div role="status">
        {problem && <p className="panel-form__error">{problem}</p>}
        {refused.length > 0 && (
          <>
            <p className="panel-form__error">{texts.refused(refused.length)}</p>
            <ul>
              {refused.slice(0, maxShown).map(({ row, column, message }) => (
                <li key={`${row} ${column}`}>
                  {texts.place(row, column)} {message}
                </li>
              ))}
              {refused.length > maxShown && <li>{texts.more(refused.length - maxShown)}</li>}
            </ul>
          </>
        )}
        {report && !isDone && refused.length === 0 && <p>{texts.wouldChange(report.changed, report.same)}</p>}
        {report && isDone && <p>{texts.imported(report.changed)}</p>}
      </div>
      {report && !isDone && refused.length === 0 && report.changed > 0 && (
        <button type="button" className="panel-form__main" disabled={busy} onClick={() => void run(true)}>
          {texts.import(report.changed)}
        </button>
      )}
    </details>
  )
}
