import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features } from '../features'
import { fixedRetentionsOf, retentionsOf } from '../platform/feature'
import { findLabel } from './panel-languages/panel-languages'

const site = { env: { dataDir: '/data' }, features } as never
const find = findLabel(features)
const retentions = retentionsOf(site)

/** The row of a period in the table of docs/operating.md. */
const rowOf = ({ key, period, tables }: (typeof retentions)[number]): string => {
  const { unit, usual, min, max, canBeForever } = period
  const cells = [
    (find(`retention.${key}.label`) as Record<string, string>).en,
    usual === null ? 'until deleted' : `${usual} ${unit}`,
    `${min} to ${max}${canBeForever ? ', or until deleted' : ''}`,
    tables.map((table) => `\`${table}\``).join(', ') || 'files',
  ]
  return `| ${cells.join(' | ')} |`
}

describe('what is declared', () => {
  it('is the table of the handbook', () => {
    const handbook = readFileSync('docs/operating.md', 'utf8')
    const [, section = ''] = handbook.split('| data | on new sites | allowed | where |\n|---|---|---|---|\n')
    const [table = ''] = section.split('\n\n')
    expect(table.trim().split('\n')).toEqual(retentions.map(rowOf))
  })

  it('has keys of its own and usual periods that are allowed', () => {
    const keys = [...retentions, ...fixedRetentionsOf(site)].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { key, period } of retentions) {
      const { usual, min, max, canBeForever } = period
      if (usual === null) expect(canBeForever, key).toBe(true)
      else expect(usual >= min && usual <= max, key).toBe(true)
    }
  })

  it('keeps accounts for at least the six years that laws ask for', () => {
    const invoices = retentions.find(({ key }) => key === 'invoices')
    expect(invoices?.period).toMatchObject({ unit: 'years', min: 6 })
    expect(invoices?.period.canBeForever).toBeUndefined()
  })
})
