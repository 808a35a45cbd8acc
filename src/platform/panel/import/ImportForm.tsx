'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { postFile } from '../../payload/admin/post-json'
import { useHydrated } from '../../payload/admin/use-hydrated'
import { usePanelMessages } from '../../payload/admin/use-panel-messages'
import { panelMessages } from '../messages/messages'

interface ImportFormProps<Report> {
  /** Endpoint that takes the file as text. */
  path: string
  /** Types of files, as in HTML. */
  accept: string
  fileLabel?: string
  /** Fields above the file. The endpoint gets them as parameters. */
  children?: ReactNode
  /** Limit that is checked before the file is sent. */
  maxMegabytes?: number
  /** Text of the button that imports a checked file, undefined if nothing can be imported. A file with a fixed text is not checked before. */
  importLabel: string | ((report: Report) => string | undefined)
  showReport: (report: Report, isImported: boolean) => ReactNode
}

type Result<Report> = { report: Report; isImported: boolean } | { problems: string[] }

/** Takes a file, shows what its import would do, and imports it with a second button. */
export const ImportForm = <Report,>(props: ImportFormProps<Report>) => {
  const { path, accept, children, maxMegabytes, importLabel, showReport } = props
  const texts = usePanelMessages(panelMessages)
  const router = useRouter()
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<Result<Report>>()
  const [isBusy, setBusy] = useState(false)
  const isDirect = typeof importLabel === 'string'

  const send = async (file: File, isImported: boolean): Promise<Result<Report>> => {
    if (maxMegabytes && file.size > maxMegabytes * 1024 * 1024)
      return { problems: [texts('import.tooLarge', { megabytes: maxMegabytes })] }
    const query = new URLSearchParams(isImported ? { apply: 'true' } : {})
    for (const [name, value] of new FormData(input.current?.form ?? undefined))
      if (typeof value === 'string') query.set(name, value)
    const result = await postFile<Report>(`${path}?${query}`, file, texts('import.unreachable'))
    if (result.ok) return { report: result.data, isImported }
    const { problem, problems } = result.details as { problem?: string; problems?: string[] }
    return {
      problems: problems ? [...problems, texts('import.nothingImported')] : [problem ?? result.message],
    }
  }
  const run = async (isImported: boolean) => {
    const file = input.current?.files?.[0]
    if (!file) return
    setBusy(true)
    setResult(await send(file, isImported))
    setBusy(false)
    if (isImported) router.refresh()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setResult(undefined)
    void run(isDirect)
  }
  const checked = result && 'report' in result && !result.isImported ? result.report : undefined
  const confirmLabel = checked && !isDirect ? importLabel(checked) : undefined
  return (
    <>
      <form onSubmit={submit}>
        {children}
        <label>
          {props.fileLabel ?? texts('import.file')}
          <input ref={input} type="file" accept={accept} required onChange={() => setResult(undefined)} />
        </label>
        <button type="submit" className="panel-form__main" disabled={!isHydrated || isBusy}>
          {isBusy ? texts('import.wait') : isDirect ? importLabel : texts('import.check')}
        </button>
      </form>
      <div role="status">{result && 'report' in result && showReport(result.report, result.isImported)}</div>
      {result && 'problems' in result && <Problems sentences={result.problems} />}
      {confirmLabel && (
        <button type="button" className="panel-form__main" disabled={isBusy} onClick={() => void run(true)}>
          {confirmLabel}
        </button>
      )}
    </>
  )
}

const Problems = ({ sentences }: { sentences: string[] }) => (
  <div role="alert" className="panel-form__error">
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </div>
)

const maxShown = 100

interface ReportRow {
  row: number
  column?: string
  text: ReactNode
}

/** Rows of a file with what happens to them, or what is wrong with them. */
export const ReportRows = ({ rows }: { rows: ReportRow[] }) => {
  const texts = usePanelMessages(panelMessages)
  return (
    <ul>
      {rows.slice(0, maxShown).map(({ row, column, text }) => (
        <li key={`${row} ${column}`}>
          {column ? texts('import.place', { row, column }) : texts('import.placeOfRow', { row })} {text}
        </li>
      ))}
      {rows.length > maxShown && <li>{texts('import.more', { count: rows.length - maxShown })}</li>}
    </ul>
  )
}
