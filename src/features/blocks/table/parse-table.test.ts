import { describe, expect, it } from 'vitest'
import { cellParts, parseTable } from './parse-table'

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

  it('have bars inside cells where a backslash precedes them', () => {
    expect(parseTable('a \\| b | c \\|\n| d\\|e | f |')).toEqual([
      ['a | b', 'c |'],
      ['d|e', 'f'],
    ])
  })

  it('have links in their cells, to addresses of the web only', () => {
    expect(cellParts('See [the plan](https://x.example/a?b=1) or [us](/about).')).toEqual([
      { text: 'See ' },
      { text: 'the plan', href: 'https://x.example/a?b=1' },
      { text: ' or ' },
      { text: 'us', href: '/about' },
      { text: '.' },
    ])
    for (const text of ['[x](javascript:alert(1))', '[x](//evil.example)', '[x] (https://x.example)', ''])
      expect(cellParts(text).some(({ href }) => href)).toBe(false)
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
