import { describe, expect, it } from 'vitest'
import { columnKind, rowFromSqlite, rowToSqlite, TableSum, UnreadableValue } from './values'

const columns = new Map([
  ['id', columnKind('integer')],
  ['open', columnKind('boolean')],
  ['at', columnKind('timestamp(3) with time zone')],
  ['blocks', columnKind('jsonb')],
  ['price', columnKind('numeric')],
  ['name', columnKind('character varying')],
])

const sqlite = {
  id: 7,
  open: 0,
  at: '2026-03-01T10:00:00.120Z',
  blocks: '{"b":[1,null],"a":"é"}',
  price: 12.5,
  name: '007',
}
const postgres = {
  id: 7,
  open: false,
  at: '2026-03-01T10:00:00.120Z',
  blocks: { b: [1, null], a: 'é' },
  price: 12.5,
  name: '007',
}
const empty = { id: 8, open: null, at: null, blocks: null, price: null, name: null }

describe('a row of one database', () => {
  it('is written for the other one', () => {
    expect(rowFromSqlite(sqlite, 'x', columns)).toEqual(postgres)
    expect(rowToSqlite(postgres, 'x', columns)).toEqual(sqlite)
    expect(rowFromSqlite(empty, 'x', columns)).toEqual(empty)
    expect(rowToSqlite(empty, 'x', columns)).toEqual(empty)
  })

  it('keeps the moment of times with another zone or none', () => {
    const at = (value: string) => rowToSqlite({ ...postgres, at: value }, 'x', columns).at
    expect(at('2026-03-01T12:00:00.12+02:00')).toBe(sqlite.at)
    expect(at('2026-03-01 10:00:00.120')).toBe(sqlite.at)
  })

  it.each([
    ['blocks', '{', 'x.blocks of the row 7 is not JSON that'],
    ['at', 'yesterday', 'x.at of the row 7 is not a time that'],
    ['price', 'much', 'x.price of the row 7 is not a number that'],
    ['open', 'maybe', 'x.open of the row 7 is not a boolean that'],
    ['name', 'a\0b', 'x.name of the row 7 is not a text that both databases can hold'],
    ['blocks', '"a\\u0000b"', 'x.blocks of the row 7 is not JSON that both databases can hold'],
  ])('names the place of a value that cannot be read (%s)', (name, value, message) => {
    const read = () => rowFromSqlite({ ...sqlite, [name]: value }, 'x', columns)
    expect(read).toThrow(UnreadableValue)
    expect(read).toThrow(message)
  })
})

describe('the checksum of a table', () => {
  const sumOf = (...rows: Record<string, unknown>[]) => {
    const sum = new TableSum()
    for (const row of rows) sum.add(row, columns)
    return sum
  }

  it('does not depend on the order of rows and keys, or on the zone of times', () => {
    const same = { ...postgres, blocks: { a: 'é', b: [1, null] }, at: '2026-03-01T12:00:00.12+02:00' }
    expect(sumOf(postgres, empty).equals(sumOf(empty, same))).toBe(true)
  })

  it.each([
    ['id', 9],
    ['open', true],
    ['at', '2026-03-01T10:00:00.121Z'],
    ['blocks', { b: [null, 1], a: 'é' }],
    ['price', 12.51],
    ['name', '7'],
    ['name', null],
  ])('differs if %s is %j', (name, value) => {
    expect(sumOf(postgres).equals(sumOf({ ...postgres, [name]: value }))).toBe(false)
  })

  it('differs if a row is missing or doubled', () => {
    expect(sumOf(postgres).equals(sumOf(postgres, empty))).toBe(false)
    expect(sumOf(postgres, empty, empty).equals(sumOf(postgres, postgres, empty))).toBe(false)
  })
})
