'use client'

import { FieldError, FieldLabel, useField, useFormFields, useLocale } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { slugify } from '../../../shared/text/slug'
import type { OfferKind } from '../contract'
import { checkList } from '../price-list/check-list'
import { readCsv, writeCsv } from '../price-list/csv'
import { type PricedItem, segmentsOf } from '../price-list/price-list'
import { GridTable } from './grid/GridTable'
import { GridToolbar } from './grid/GridToolbar'
import { cellsOfRow, rowsOf, rowTitle, withRows } from './grid/grid-rows'
import { ListWarnings } from './ListWarnings'
import { listWarnings } from './list-warnings'
import './price-grid.css'
import { type Said, useGrid } from './grid/use-grid'
import { useHistory } from './grid/use-history'
import { useSchoolOffers } from './use-school-offers'

interface Settings {
  currencies?: { code: string; format: { num_decimals: number } }[]
}

/** How many decimals the currency of that code shows; two until it is known. */
const useDecimals = (currency: string | undefined): number => {
  const [settings, setSettings] = useState<Settings>({})
  useEffect(() => {
    const aborted = new AbortController()
    fetch('/api/globals/pricing?depth=0', { credentials: 'same-origin', signal: aborted.signal })
      .then(async (answer) => setSettings(answer.ok ? await answer.json() : {}))
      // Without it one warning is missing, which is no reason for an error.
      .catch(() => {})
    return () => aborted.abort()
  }, [])
  return settings.currencies?.find(({ code }) => code === currency)?.format.num_decimals ?? 2
}

const maxBytes = 1024 * 1024

/** Offers a text as a file to keep. */
const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${slugify(name) || 'prices'}.csv`
  link.click()
  URL.revokeObjectURL(address)
}

/** What is in a file: UTF-8, or what some spreadsheets call Unicode text. Undefined when it is no price table. */
const readFile = async (file: File): Promise<string | undefined> => {
  if (file.size > maxBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(wide ? 'utf-16le' : 'utf-8', { ignoreBOM: !wide }).decode(bytes)
}

const noItems: PricedItem[] = []
const dayOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : undefined)
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Edits the table of a price list as a spreadsheet: rows are what the school offers, columns are weeks. */
export const PriceGrid: JSONFieldClientComponent = ({ field, path: givenPath, readOnly: givenReadOnly }) => {
  const { path, value, setValue, showError, formProcessing, formInitializing } = useField<
    PricedItem[] | null
  >({
    potentiallyStalePath: givenPath,
  })
  const readOnly = Boolean(givenReadOnly)
  const school = useFormFields(([fields]) => fields.school?.value)
  const currency = useFormFields(([fields]) => textOf(fields.currency?.value))
  const listName = useFormFields(([fields]) => textOf(fields.name?.value))
  const validTo = useFormFields(([fields]) => dayOf(fields.validTo?.value))
  const { code: locale } = useLocale()
  const offers = useSchoolOffers(typeof school === 'number' ? school : undefined, locale)
  // A form that is not ready ignores changes: until then there is no grid to type into.
  const loading = typeof school === 'number' && (!offers || formInitializing)
  const decimals = useDecimals(currency)
  const history = useHistory<PricedItem[]>(Array.isArray(value) ? value : noItems, setValue, formProcessing)
  const items = history.shown
  const [said, say] = useState<Said>({ text: '', refused: false })
  const [problems, setProblems] = useState<string[]>([])
  const ids = { label: useId(), help: useId() }

  const rows = useMemo(() => rowsOf(items, offers?.items ?? []), [items, offers])
  const grid = useGrid({ items, rows, change: history.change, readOnly, say })
  const warnings = useMemo(
    () =>
      listWarnings(checkList(items, offers?.items ?? [], decimals), rows, {
        validTo,
        today: new Date().toISOString().slice(0, 10),
      }),
    [items, offers, decimals, rows, validTo],
  )

  const rowAt = useCallback(
    (place: { kind: OfferKind; number: number }) =>
      rows.findIndex((row) => row.kind === place.kind && row.number === place.number),
    [rows],
  )
  const { goTo: goToCell } = grid
  const goTo = useCallback(
    (place: { kind: OfferKind; number: number; week: number }) =>
      goToCell({ row: rowAt(place), week: place.week }),
    [goToCell, rowAt],
  )
  const { change } = history
  const keepShown = useCallback(
    (place: { kind: OfferKind; number: number }) => {
      const row = rows[rowAt(place)]
      if (row) change(withRows(items, [{ ...row, segments: segmentsOf(cellsOfRow(row)) }]))
    },
    [rows, rowAt, change, items],
  )

  const importFile = async (file: File) => {
    const text = await readFile(file)
    const read = text === undefined ? { problems: ['The file is larger than 1 MB.'] } : readCsv(text, rows)
    if ('problems' in read) {
      setProblems(read.problems)
      say({ text: `${file.name} was refused; nothing was changed.`, refused: true })
      return
    }
    setProblems([])
    change(withRows(items, read.items))
    const left = rows.length - read.items.length
    say({
      text: `${read.items.length} rows were read from ${file.name}${left ? `; ${left} rows that it does not have stay as they are` : ''}. Save to keep them.`,
      refused: false,
    })
  }
  const exportFile = () =>
    saveFile(listName ?? '', writeCsv(rows.map((row) => ({ ...row, title: rowTitle(row) }))))
  const undo = () => say({ text: history.undo() ? 'Undone.' : 'Nothing to undo.', refused: false })
  const redo = () => say({ text: history.redo() ? 'Done again.' : 'Nothing to do again.', refused: false })

  return (
    <div className={`field-type price-grid${showError ? ' error' : ''}`}>
      <div id={ids.label}>
        <FieldLabel as="span" label={field.label} path={path} required={field.required} />
      </div>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
      </div>
      {typeof school !== 'number' && <p>Choose the school first; its courses and rooms become the rows.</p>}
      {offers?.failed && <p role="alert">What the school offers could not be read. Load the page again.</p>}
      {loading && <p role="status">Loading the prices …</p>}
      {offers && !offers.failed && !loading && (
        <>
          <ListWarnings warnings={warnings} goTo={goTo} keepShown={readOnly ? undefined : keepShown} />
          <GridToolbar
            readOnly={readOnly}
            canUndo={history.canUndo}
            canRedo={history.canRedo}
            undo={undo}
            redo={redo}
            fillRight={grid.fillRight}
            continueStep={grid.continueStep}
            exportFile={exportFile}
            importFile={importFile}
          />
          <p className={said.refused ? 'price-grid__refused' : 'price-grid__said'} role="status">
            {said.text}
          </p>
          {problems.length > 0 && (
            <ul className="price-grid__problems">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          <GridTable
            rows={rows}
            grid={grid}
            undo={undo}
            redo={redo}
            readOnly={readOnly}
            labelId={ids.label}
            helpId={ids.help}
          />
          <p id={ids.help} className="price-grid__help">
            The whole price of a stay of so many weeks, in units of the list’s currency. Empty: not offered.{' '}
            <em>Slanted</em>: follows from the weeks before. Type to replace, F2 to edit, Shift and arrows to
            select; Escape, then Tab leaves the table.
          </p>
        </>
      )}
    </div>
  )
}
