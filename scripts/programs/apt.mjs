// Finds programs that tests and measurements need, and installs Debian's packages where the process may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** The file of a program, searched where the shell searches. */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

const apt = (...args) => run('apt-get', '-qq', '-o', 'Acquire::http::Timeout=20', ...args)

export const canApt = () => process.getuid?.() === 0 && Boolean(onPath('apt-get'))
export const aptUpdate = () => apt('update')
export const aptInstall = (name) => apt('install', '-y', '--no-install-recommends', name)
