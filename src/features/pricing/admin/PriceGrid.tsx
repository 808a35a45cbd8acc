'use client'

import { FieldError, FieldLabel, useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { isCsvProblem } from '../../../platform/csv/read-csv'
import { panelMessages } from '../../../platform/panel/messages/messages'
import { type Parts, useParts } from '../../../platform/payload/admin/conflicts/parts'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { panelLocale } from '../../../shared/locale'
import { translateCode } from '../../../shared/messages/message-code'
import { writeAmount } from '../../../shared/text/amount-text'
import { slugify } from '../../../shared/text/slug'
import { type PricedItem, segmentsOf } from '../calculation/price-list'
import { pricingPanelMessages } from '../messages/panel/messages'
import type { OfferKind } from '../model'
import { newFreeCells, withChanges } from '../price-list/changed-cells'
import { checkList } from '../price-list/check-list'
import { type CsvReading, type PriceFileProblem, readPriceCsv, writeCsv } from '../price-list/csv'
import { joinPrices, type PriceCells, readRowName, splitPrices } from '../price-list/merge-prices'
import { FreeQuestion } from './grid/FreeQuestion'
import { GridTable } from './grid/GridTable'
import { GridToolbar } from './grid/GridToolbar'
import { cellsOfRow, rowsOf, rowTitle, withCells, withRows } from './grid/grid-rows'
import { ListWarnings } from './ListWarnings'
import { listWarnings } from './list-warnings'
import './price-grid.css'
import type { Place } from './grid/selection'
import { type GridStatus, useGrid } from './grid/use-grid'
import { useHistory } from './grid/use-history'
import { useSchoolOffers } from './use-school-offers'

interface Settings {
  currencies?: { code: string; format: { num_decimals: number } }[]
}

/** How many decimals a currency shows; two until the settings are loaded. */
const useDecimals = (currency: string | undefined): number => {
  const [settings, setSettings] = useState<Settings>({})
  useEffect(() => {
    const aborted = new AbortController()
    fetch('/api/globals/pricing?depth=0', { credentials: 'same-origin', signal: aborted.signal })
      .then(async (response) => setSettings(response.ok ? await response.json() : {}))
      // Without the settings only one warning is missing.
      .catch(() => {})
    return () => aborted.abort()
  }, [])
  return settings.currencies?.find(({ code }) => code === currency)?.format.num_decimals ?? 2
}

const maxBytes = 1024 * 1024

/** Downloads a text as a CSV file. */
const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${slugify(name) || 'prices'}.csv`
  link.click()
  URL.revokeObjectURL(address)
}

/** The text of a file in UTF-8 or UTF-16 ("Unicode text" in some spreadsheets). Undefined if it is too large. */
const readFile = async (file: File): Promise<string | undefined> => {
  if (file.size > maxBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { ignoreBOM: !isUtf16 }).decode(bytes)
}

const noItems: PricedItem[] = []
const itemsOf = (value: unknown): PricedItem[] => (Array.isArray(value) ? value : noItems)
const dayOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : undefined)
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The prices of a list as a spreadsheet: rows are the school's offers, columns are weeks. */
export const PriceGrid: JSONFieldClientComponent = ({ field, path: givenPath, readOnly: givenReadOnly }) => {
  const { path, value, initialValue, setValue, showError, formProcessing, formInitializing } = useField<
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
  const { language } = useTranslation().i18n
  const offers = useSchoolOffers(typeof school === 'number' ? school : undefined, locale)
  // Payload ignores changes until the form is ready, so the grid is not shown before.
  const loading = typeof school === 'number' && (!offers || formInitializing)
  const decimals = useDecimals(currency)
  const history = useHistory<PricedItem[]>(itemsOf(value), setValue, formProcessing, withChanges)
  const items = history.shown
  const [status, setStatus] = useState<GridStatus>({ refused: false })
  const [problems, setProblems] = useState<readonly PriceFileProblem[]>([])
  const texts = usePanelMessages(pricingPanelMessages)
  const tableTexts = usePanelMessages(panelMessages)
  const say = (found: PriceFileProblem) =>
    isCsvProblem(found) ? translateCode(tableTexts, found) : translateCode(texts, found)
  const ids = { label: useId(), help: useId() }

  const rows = useMemo(() => rowsOf(items, offers?.items ?? []), [items, offers])
  const grid = useGrid({ items, rows, change: history.change, readOnly, setStatus })
  const warnings = useMemo(
    () =>
      listWarnings(checkList(items, offers?.items ?? [], decimals), rows, {
        validTo,
        today: new Date().toISOString().slice(0, 10),
        locale: panelLocale(language),
      }),
    [items, offers, decimals, rows, validTo, language],
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

  const free = useMemo(
    () =>
      newFreeCells(itemsOf(initialValue), items)
        .map((cell) => ({ row: rowAt(cell), week: cell.week }))
        .filter(({ row }) => row >= 0),
    [initialValue, items, rowAt],
  )
  const describeCell = ({ row, week }: Place) =>
    translateCode(texts, {
      code: 'grid.cell',
      params: { title: rows[row] ? rowTitle(rows[row]) : '', week },
    })

  // Two people can change different cells at the same time.
  const parts = useMemo<Parts>(
    () => ({
      split: (list) => splitPrices(itemsOf(list)),
      join: (cells, list) => joinPrices(cells as PriceCells, itemsOf(list)),
      describePath: ([, name, week]) => {
        const row = rows[rowAt(readRowName(String(name)))]
        return translateCode(texts, {
          code: 'grid.cell',
          params: { title: row ? rowTitle(row) : String(name), week: Number(week) },
        })
      },
      describeValue: (amount) => (typeof amount === 'number' ? writeAmount(amount, language) : '–'),
    }),
    [rows, rowAt, texts, language],
  )
  useParts(path, parts)

  const importFile = async (file: File) => {
    const text = await readFile(file)
    const read: CsvReading =
      text === undefined ? { problems: [{ code: 'priceFile.tooLarge' }] } : readPriceCsv(text, rows)
    if ('problems' in read) {
      setProblems(read.problems)
      setStatus({ found: { code: 'grid.notImported', params: { file: file.name } }, refused: true })
      return
    }
    setProblems([])
    change(withRows(items, read.items))
    setStatus({
      found: {
        code: 'grid.imported',
        params: {
          rows: read.items.length,
          file: file.name,
          unchanged: rows.length - read.items.length,
        },
      },
      refused: false,
    })
  }
  const exportFile = () =>
    saveFile(
      listName ?? '',
      // A file reads the same in every language of the panel.
      writeCsv(
        rows.map((row) => ({ ...row, title: row.title || pricingPanelMessages('en')('grid.item', row) })),
      ),
    )
  const undo = () =>
    setStatus({ found: { code: history.undo() ? 'grid.undone' : 'grid.nothingToUndo' }, refused: false })
  const redo = () =>
    setStatus({ found: { code: history.redo() ? 'grid.redone' : 'grid.nothingToRedo' }, refused: false })

  return (
    <div className={`field-type price-grid${showError ? ' error' : ''}`}>
      <div id={ids.label}>
        <FieldLabel as="span" label={field.label} path={path} required={field.required} />
      </div>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
      </div>
      {typeof school !== 'number' && <p>{texts('grid.chooseSchool')}</p>}
      {offers?.failed && <p role="alert">{texts('grid.offersFailed')}</p>}
      {loading && <p role="status">{texts('grid.loading')}</p>}
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
          <p className={status.refused ? 'price-grid__refused' : 'price-grid__said'} role="status">
            {status.found && say(status.found)}
          </p>
          {!readOnly && (
            <FreeQuestion
              cells={free}
              describe={describeCell}
              empty={(cells) => {
                change(
                  withCells(
                    items,
                    rows,
                    cells.map((cell) => ({ ...cell, value: undefined })),
                  ),
                )
              }}
              goTo={goToCell}
            />
          )}
          {problems.length > 0 && (
            <ul className="price-grid__problems">
              {problems.map((problem) => (
                <li key={say(problem)}>{say(problem)}</li>
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
            {texts('grid.help')}
          </p>
        </>
      )}
    </div>
  )
}
