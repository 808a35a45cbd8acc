import { describe, expect, it } from 'vitest'
import { parseTable } from './parse-table'

describe('the rows of a table', () => {
  it('are cells between bars, with or without bars at the ends', () => {
    expect(parseTable('Level | Weeks\n| A1 | 8 |\nB1|12')).toEqual([
      ['Level', 'Weeks'],
      ['A1', '8'],
      ['B1', '12'],
    ])
  })

  it('come from a spreadsheet separated by tabs, which keeps empty cells and bars', () => {
    expect(parseTable('Level\tWeeks\tNote\r\nA1\t\tone | two')).toEqual([
      ['Level', 'Weeks', 'Note'],
      ['A1', '', 'one | two'],
    ])
  })

  it('have the same number of cells', () => {
    expect(parseTable('a|b|c\nd')).toEqual([
      ['a', 'b', 'c'],
      ['d', '', ''],
    ])
  })

  it('are not the empty lines and the lines that Markdown draws', () => {
    expect(parseTable('a|b\n|---|:-:|\n\n \nc|d\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('are none in an empty text, and never more than 20 columns wide', () => {
    expect(parseTable('')).toEqual([])
    expect(parseTable('x|'.repeat(50))[0]).toHaveLength(20)
  })
})
