import { expect, it } from 'vitest'
import { isCsvProblem } from '../../../../platform/csv/read-csv'
import { panelMessages } from '../../../../platform/panel/messages/messages'
import { translateCode } from '../../../../shared/messages/message-code'
import type { PricedItem } from '../../calculation/price-list'
import { pricingPanelMessages } from '../../messages/panel/messages'
import { checkList } from '../../price-list/check-list'
import { type PriceFileProblem, readPriceCsv } from '../../price-list/csv'
import { listWarnings } from '../list-warnings'
import { continueStep, fillRight, typeInto } from './cell-edits'
import { pasteText } from './clipboard'
import { rowsOf } from './grid-rows'
import { selectCell } from './selection'

const german = (found: PriceFileProblem) =>
  isCsvProblem(found)
    ? translateCode(panelMessages('de'), found)
    : translateCode(pricingPanelMessages('de'), found)

const offers = [
  { kind: 'course' as const, number: 2, title: 'Alpha' },
  { kind: 'accommodation' as const, number: 3, title: 'Beta' },
]
const rows = rowsOf([], offers)
const at = (row: number, week: number) => selectCell({ row, week })

const english = /\b(the|is|not|and|week|row|price|prices|column|course|file|nothing|has|no)\b/i

it('says every warning of a list in German', () => {
  const items: PricedItem[] = [
    {
      kind: 'course',
      number: 2,
      segments: [
        { from: 1, to: 4, amount: 10000, perWeek: 10000 },
        { from: 3, to: 6, amount: 30050, perWeek: 10000 },
        { from: 9, to: 9, amount: 20000, perWeek: 0 },
      ],
    },
    { kind: 'course', number: 7, segments: [{ from: 1, to: 1, amount: 1, perWeek: 0 }] },
  ]
  const warnings = listWarnings(checkList(items, offers, 0), offers, {
    validTo: '2026-01-01',
    today: '2027-01-01',
    locale: 'de',
  }).map(({ sentence }) => sentence)
  expect(warnings.length).toBeGreaterThan(5)
  expect(warnings.filter((warning) => english.test(warning))).toEqual([])
  expect(warnings).toContain('Diese Liste endete am 1. Januar 2026 und wird nicht mehr verwendet.')
  expect(warnings).toContain(
    'Alpha (Kurs 2): nicht angeboten für Woche 7 bis 8, aber für kürzere und längere Aufenthalte.',
  )
})

it('says in German why nothing changed', () => {
  const edits = [
    typeInto({ row: 0, week: 1 }, 'abc'),
    typeInto({ row: 0, week: 1 }, '1,234'),
    fillRight(at(0, 1), rows),
    continueStep(at(0, 2), rows),
    pasteText('1\n2\n3', at(0, 1), rows),
    pasteText('1\t2', at(0, 48), rows),
    pasteText('free', at(0, 2), rows),
  ]
  const sentences = edits.map((edit) => ('refused' in edit ? german(edit.refused) : 'changed'))
  expect(sentences.filter((sentence) => english.test(sentence) || sentence === 'changed')).toEqual([])
  expect(sentences.at(-1)).toBe('Alpha, Woche 2: „free“ ist kein Betrag. Es wurde nichts eingefügt.')
})

it('says in German what is wrong with a file', () => {
  const header = ['kind', 'number', 'title', ...Array.from({ length: 48 }, (_, index) => index + 1)].join(',')
  const row = (kind: string, number: string, first: string) =>
    [kind, number, '', first, ...Array(47).fill('')].join(',')
  const files = [
    '',
    header,
    'kind,number,title,note,note,',
    `${header}\n${row('room', '2', '-5')}\n${row('course', 'two', '1.2345')}\n${row('course', '9', 'abc')}`,
    `${header}\n${row('course', '2', '1')}\n${row('course', '2', '2')}\na,b\na`,
    `${header}\n"`,
  ]
  const problems = files.flatMap((file) => {
    const read = readPriceCsv(file, offers)
    return 'problems' in read ? read.problems.map(german) : ['imported']
  })
  // The names of the columns and their values are those of the file.
  const words = problems.map((problem) =>
    problem.replace(/geben Sie course oder accommodation ein|\(number\)|\(kind\)/g, ''),
  )
  expect(problems).toContainEqual(expect.stringContaining('hat eine Spalte statt 51.'))
  expect(words.filter((problem) => english.test(problem) || problem === 'imported')).toEqual([])
})
