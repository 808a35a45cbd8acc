import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { seedDemo } from '../../../src/cms/seed/seed'
import { addComments } from '../../integration/comments/many-comments'
import { describeOn, type Site } from '../../integration/kit/harness'

const commentCount = 100_000

const move = async (from: Site, to: string): Promise<string> => {
  const args = ['--conditions=production', 'scripts/command.mjs', 'move', from.env.database.url, to]
  const env = { ...process.env, DATA_DIR: from.env.dataDir, LOG_LEVEL: 'fatal' }
  return (await promisify(execFile)(process.execPath, args, { env })).stdout
}

describeOn('sqlite', 'a site with 100,000 comments', (openSqlite) => {
  describeOn('postgres', 'between two databases', (openPostgres) => {
    it('moves to PostgreSQL and back, complete', async () => {
      const source = await openSqlite()
      await seedDemo(source.payload)
      await addComments(source, commentCount)
      const target = await openPostgres({ empty: true })
      const moved = /^Copying\nComparing\n(\d+),\d{3} rows of \d+ tables are copied/
      const began = performance.now()
      const there = await move(source, target.env.database.url)
      const between = performance.now()
      const back = await move(target, `file:${path.join(target.env.dataDir, 'back.db')}`)
      const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`
      console.log(`there ${seconds(between - began)}, back ${seconds(performance.now() - between)}`)
      expect(Number(moved.exec(there)?.[1])).toBeGreaterThanOrEqual(commentCount / 1000)
      expect(back.replace(/^Copying\nComparing\n/, '')).toContain(moved.exec(there)?.[0].split('\n')[2])
    })
  })
})
