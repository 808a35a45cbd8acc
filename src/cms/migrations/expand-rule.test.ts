import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BASELINE } from '../../platform/database/baseline'
import { breaksOlderNodes } from './expand-rule'


const up = (sql: string, down = '') =>
  `export async function up({ db }) { await db.execute(sql\`${sql}\`) }\nexport async function down({ db }) { ${down} }`

describe('migrations during a rolling upgrade', () => {
  it.each([
    ['ALTER TABLE "courses" ADD COLUMN "motto" varchar;'],
    ['ALTER TABLE "courses" ADD COLUMN "places" numeric DEFAULT 0 NOT NULL;'],
    ['CREATE TABLE "mottos" ("id" serial PRIMARY KEY NOT NULL);'],
    ['CREATE INDEX "courses_motto_idx" ON "courses" USING btree ("motto");'],
    ['ALTER TABLE "courses" ALTER COLUMN "motto" DROP NOT NULL;'],
    [
      'CREATE TABLE "mottos" ("id" serial PRIMARY KEY NOT NULL);\nCREATE UNIQUE INDEX "mottos_idx" ON "mottos" USING btree ("id");',
    ],
    ['ALTER TABLE "courses" ADD CONSTRAINT "motto_fk" FOREIGN KEY ("motto_id") REFERENCES "public"."mottos"("id");'],
    [`ALTER TYPE "public"."enum_state" ADD VALUE 'held';`],
  ])('may add: %s', (sql) => {
    expect(breaksOlderNodes('20990101_motto', up(sql, 'DROP TABLE "mottos"'))).toEqual([])
  })

  it.each([
    ['DROP TABLE "mottos" CASCADE;', 'drops a table'],
    ['ALTER TABLE "courses" DROP COLUMN "motto";', 'drops a column'],
    ['ALTER TABLE "courses" RENAME COLUMN "motto" TO "claim";', 'renames something'],
    ['ALTER TABLE "courses" RENAME TO "classes";', 'renames something'],
    ['ALTER TABLE "courses" ALTER COLUMN "weeks" SET DATA TYPE varchar;', 'changes the type of a column'],
    ['ALTER TABLE "courses" ALTER COLUMN "motto" SET NOT NULL;', 'makes a column required'],
    [
      'CREATE UNIQUE INDEX "courses_motto_idx" ON "courses" USING btree ("motto");',
      'adds a rule to a table that exists',
    ],
    ['ALTER TABLE "courses" ADD CONSTRAINT "short" CHECK (weeks < 50);', 'adds a rule to a table that exists'],
    ['ALTER TABLE "courses" ADD COLUMN "motto" varchar NOT NULL;', 'adds a required column without a default'],
  ])('may not take away: %s', (sql, reason) => {
    expect(breaksOlderNodes('20990101_motto', up(sql))).toEqual([reason])
    expect(breaksOlderNodes('20990101_000000_contract_motto', up(sql))).toEqual([])
    expect(breaksOlderNodes('20990101_000000_student_contract_dates', up(sql))).toEqual([reason])
  })

  it('obey this rule in the repository', () => {
    const files = ['src/cms/migrations/postgres', 'extensions/migrations/postgres']
      .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
      .filter((file) => /^\d+_\d+_.+\.ts$/.test(path.basename(file)))
    const nameOf = (file: string) => path.basename(file, '.ts')
    expect(files.map(nameOf)).toContain(BASELINE)
    const broken = files
      .map((file) => [nameOf(file), breaksOlderNodes(nameOf(file), readFileSync(file, 'utf8'))])
      .filter(([, reasons]) => reasons?.length)
    expect(broken).toEqual([])
  })
})
