import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BASELINE, isBeforeBaseline, lastVersionBefore, withBaseline } from './baseline'

it.each(['20261118_161904_trash', '20261118_161936_trash'])(
  'names the baseline in place of the migrations up to %s',
  (last) => {
    expect(withBaseline(['20261115_095837_initial', last])).toEqual([BASELINE])
    expect(withBaseline(['20261115_095837_initial', last, '20990101_newer'])).toEqual([
      BASELINE,
      '20990101_newer',
    ])
    expect(isBeforeBaseline(['20261115_095837_initial', last, '20990101_newer'])).toBe(false)
  },
)

it('leaves the names of an empty and of a newer database as they are', () => {
  for (const names of [[], [BASELINE], [BASELINE, '20990101_newer']]) {
    expect(withBaseline(names)).toEqual(names)
    expect(isBeforeBaseline(names)).toBe(false)
  }
})

it('recognises a database that has run only some of the migrations before', () => {
  expect(isBeforeBaseline(['20261115_095837_initial', '20261118_153440_log_in_limits'])).toBe(true)
})

it('names the last version before it as the changelog does', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8').replaceAll('`', '')
  expect(changelog).toContain(lastVersionBefore)
})
