import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateTypes } from 'payload/node'
import { expect, it, onTestFinished } from 'vitest'
import { withAdditions } from '../../../scripts/extension-snapshot.mjs'
import { missingColumns } from '../../../src/platform/database/migrate'
import { describeTables } from '../../../src/platform/database/table'
import { describeOn, describeOnBoth } from '../kit/harness'

interface Snapshot {
  tables: Record<string, unknown>
  enums?: Record<string, unknown>
}

interface DrizzleKit {
  generateDrizzleJson: (schema: unknown) => Promise<Snapshot>
}

describeOnBoth('the migrations', (open, dialect) => {
  const advice = 'the model has changed: run npm run migration -- what_changed'

  it('create every column of the model', async () => {
    const site = await open()
    expect(await missingColumns(site.payload, site.env), advice).toEqual([])
  })

  it('have a snapshot that matches the model', async () => {
    const { payload } = await open()
    const { requireDrizzleKit, schema } = payload.db as unknown as {
      requireDrizzleKit: () => DrizzleKit
      schema: unknown
    }
    const folder = path.resolve('src/cms/migrations', dialect)
    const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'))
    expect(snapshots).toHaveLength(1)
    const read = (file: string): Snapshot => JSON.parse(readFileSync(file, 'utf8'))
    const added = `extensions/migrations/${dialect}/added.json`
    const own = read(path.join(folder, snapshots[0] ?? ''))
    const written = existsSync(added) ? (withAdditions(own, read(added)) as Snapshot) : own
    // Serialised like the stored snapshot, because JSON omits undefined values.
    const model: Snapshot = JSON.parse(JSON.stringify(await requireDrizzleKit().generateDrizzleJson(schema)))
    // drizzle-kit adds a method to all arrays. Test files share their globals, and pdf.js refuses to run with it.
    Reflect.deleteProperty(Array.prototype, 'random')
    expect(Object.keys(model.tables).length).toBeGreaterThan(50)
    expect(model.tables, advice).toEqual(written.tables)
    expect(model.enums, advice).toEqual(written.enums)
  })
})

describeOn('sqlite', 'the generated types', (open) => {
  it('match the model', async () => {
    const { config } = (await open()).payload
    const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-types-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const outputFile = path.join(folder, 'payload-types.ts')
    await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false })
    expect(readFileSync(outputFile, 'utf8'), 'the model has changed: run npm run types').toBe(
      readFileSync(config.typescript.outputFile, 'utf8'),
    )
  })
})

describeOnBoth('the tables and columns for statements', (open) => {
  it('match the model', async () => {
    expect(describeTables((await open()).payload), 'the model has changed: run npm run types').toBe(
      readFileSync('src/platform/database/tables.ts', 'utf8'),
    )
  })
})
