// Finds nginx or installs it, and runs deploy/nginx.conf on other ports and folders, for tests and measurements.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { aptInstall, aptUpdate, canApt, onPath } from './apt.mjs'

const runs = (file) => spawnSync(file, ['-v'], { timeout: 30_000 }).status === 0

/** Debian's folder of servers is not on everybody's path. */
const find = () => {
  const given = process.env.NGINX_PATH
  if (given) {
    if (runs(given)) return given
    throw new Error(
      `NGINX_PATH names ${given}, which ${existsSync(given) ? 'is not a working nginx' : 'does not exist'}.`,
    )
  }
  return [onPath('nginx'), '/usr/sbin/nginx'].find((file) => file && existsSync(file) && runs(file))
}

/** Whether the package starts nginx as a service depends on the machine; only the program is needed. */
const install = () => {
  if (!canApt()) return
  console.log('No nginx found: installing Debian’s.')
  if (!aptInstall('nginx')) aptUpdate() && aptInstall('nginx')
}

/** The program file of nginx. Fails if there is none, so that its tests are never skipped silently. */
export const ensureNginx = () => {
  const found = find()
  if (found) return found
  install()
  const installed = find()
  if (installed) return installed
  throw new Error(
    'These tests need nginx, and it could not be found or installed. Install it (Debian and Ubuntu: apt-get install nginx; macOS: brew install nginx), or set NGINX_PATH to its program file.',
  )
}

/** Makes a certificate for `school.example` that nobody trusts. */
export const makeCertificate = (folder) => {
  mkdirSync(folder, { recursive: true })
  const [certificate, key] = ['fullchain.pem', 'privkey.pem'].map((name) => path.join(folder, name))
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=school.example', '-addext', 'subjectAltName=DNS:school.example'],
    ...['-keyout', key, '-out', certificate],
  ])
  if (made.status !== 0)
    throw new Error(`openssl could not make a certificate: ${made.error ?? String(made.stderr)}`)
  return { certificate, key }
}

/**
 * The text of deploy/nginx.conf with other ports and folders. `replaced` may replace more. Each value must be in the file, so that
 * a change of the file is noticed.
 *
 * @param {{ folder: string, http: number, https: number, nodes: number[], clientDir: string, replaced?: [string, string][] }} site
 */
const configurationOf = ({ folder, http, https, nodes, clientDir, replaced = [] }) => {
  const nodesFile = path.join(folder, 'nodes.conf')
  const lines = (readFileSync('deploy/nodes.conf', 'utf8').match(/^server .*$/gm) ?? []).flatMap((line) =>
    nodes.map((port) => line.replace('127.0.0.1:3000', `127.0.0.1:${port}`)),
  )
  writeFileSync(nodesFile, lines.join('\n'))
  /** @type {[string, string][]} */
  const own = [
    ...replaced,
    // The one who runs the test reads its folders.
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    ['worker_processes auto;', 'worker_processes 1;'],
    ['/run/nginx.pid', path.join(folder, 'pid')],
    ['/var/log/nginx/error.log', 'stderr'],
    ['/var/lib/nginx/', `${folder}/`],
    ['/etc/nginx/nodes.conf', nodesFile],
    ['/etc/nginx/tls/', `${folder}/tls/`],
    ['/srv/schoolhouse/dist/client', clientDir],
    ['listen [::]:80', `listen [::1]:${http}`],
    ['listen [::]:443', `listen [::1]:${https}`],
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['listen 443', `listen 127.0.0.1:${https}`],
  ]
  const text = own.reduce(
    (before, [from, to]) => {
      if (!before.includes(from)) throw new Error(`deploy/nginx.conf has no “${from}”`)
      return before.replaceAll(from, to)
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  )
  return hasIpv6() ? text : text.replaceAll(/^ *listen \[.*$/gm, '')
}

const hasIpv6 = () =>
  Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'))

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (is) => {
      socket.destroy()
      resolve(is)
    }
    socket.on('connect', () => end(true)).on('error', () => end(false))
  })

/** The processes that a process has started; Linux only. */
const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/**
 * Runs nginx with a configuration in `folder` until it is stopped, and waits until `port` is open.
 *
 * @param {string} folder
 * @param {string} text
 * @param {number} port
 */
export const runNginx = async (folder, text, port) => {
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, text)
  const child = spawn(ensureNginx(), ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (bytes) => {
    output += bytes
  })
  const exited = once(child, 'exit')
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${output}`)
    await delay(20)
  }
  return {
    output: () => output,
    /** The process that answers; the first one starts and ends it. */
    workerPid: () => childrenOf(child.pid).at(0),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/**
 * Runs nginx with deploy/nginx.conf.
 *
 * @param {Parameters<typeof configurationOf>[0]} site
 */
export const startSiteNginx = async (site) => {
  makeCertificate(path.join(site.folder, 'tls'))
  return runNginx(site.folder, configurationOf(site), site.https)
}
