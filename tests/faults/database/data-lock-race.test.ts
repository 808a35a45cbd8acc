import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const addressOf = (file: string) => pathToFileURL(path.resolve(file)).href

/** Takes the lock of a folder at a given time, reports the result, and releases the lock on request. */
const contender = `
  import { lockData } from '${addressOf('src/platform/database/data-lock.ts')}'
  import { readEnv } from '${addressOf('src/config/env.ts')}'
  let release
  process.on('message', async ({ folder, at }) => {
    if (!folder) {
      release?.()
      release = undefined
      return process.send({})
    }
    while (Date.now() < at);
    try {
      release = await lockData(readEnv({ DATA_DIR: folder }))
      process.send({ holds: true })
    } catch (error) {
      process.send({ holds: false, code: error.code, message: error.message })
    }
  })
  process.send({})`

interface Answer {
  holds: boolean
  code?: string
  message?: string
}

let folder: string
let children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-lock-'))
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('gives the folder to one of three processes that start at the same time and names it to the others', async () => {
  children = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', contender], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  )
  const answers = () =>
    Promise.all(children.map(async (child) => (await once(child, 'message'))[0] as Answer))
  const tell = async (message: object) => {
    const answered = answers()
    for (const child of children) child.send(message)
    return answered
  }
  await answers()
  for (let round = 0; round < 8; round++) {
    const data = path.join(folder, String(round))
    mkdirSync(data)
    const found = await tell({ folder: data, at: Date.now() + 20 })
    const winner = children[found.findIndex(({ holds }) => holds)]
    expect(
      found.filter(({ holds }) => holds),
      JSON.stringify(found),
    ).toHaveLength(1)
    for (const loser of found.filter(({ holds }) => !holds))
      expect(loser).toMatchObject({
        code: 'data_in_use',
        message: expect.stringContaining(`in use by another Schoolhouse (process ${winner?.pid} on `),
      })
    await tell({})
  }
}, 60_000)
