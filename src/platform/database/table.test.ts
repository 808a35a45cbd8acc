import { expect, expectTypeOf, it } from 'vitest'
import { readRows } from './statement'
import { named, type Statement, sql, table } from './table'

const c = table('comments', ['id', 'path', 'order'])

/** The text that drizzle makes of a statement. */
const written = (statement: Statement): string =>
  statement.toQuery({
    escapeName: (name) => `"${name}"`,
    escapeParam: () => '?',
    escapeString: (text) => `'${text}'`,
    casing: { getColumnCasing: () => '' } as never,
  }).sql

it('writes tables, columns and computed values by their names', () => {
  const statement = sql`select ${c.id}, r.${c.order}, count(*) ${named('total')} from ${c} as r where ${c.path} > ''`
  expect(written(statement)).toBe(
    `select "id", r."order", count(*) as total from "comments" as r where "path" > ''`,
  )
})

it('knows what a row has, also from parts and beside values of any type', () => {
  const part = sql`${c.path} = ${1 as unknown}`
  const statement = sql`select ${c.id}, count(*) ${named('total')} from ${c} where ${part}`
  const read = () => readRows({} as never, statement)
  expectTypeOf(read).returns.resolves.items.toEqualTypeOf<{ id: unknown; total: unknown; path: unknown }>()
  // @ts-expect-error: a column that the statement does not name
  const wrong = async () => (await read())[0]?.order
  // @ts-expect-error: a column that the table does not have
  expect([wrong, c.renamed]).toEqual([wrong, undefined])
})

it('leaves rows of statements without such names open', () => {
  const read = () => readRows({} as never, sql`select 1 as one`)
  expectTypeOf(read).returns.resolves.items.toEqualTypeOf<Record<string, unknown>>()
})
