import { accessSync, constants, readdirSync, readFileSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Env } from '../../config/env'
import { type Finding, findingsAbout } from '../../platform/findings'
import { judgeDisk, judgeNode, judgeRights } from './rules'

export const checkNode = (): Finding => {
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  return judgeNode(process.version, engines.node)
}

/** Files and folders that the site writes in its data folder. */
const ownNames = /^(schoolhouse\.db.*|lock\.db.*|secret|media|files|extracts|outbox|backups)$/

const canWrite = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** The data folder, and what the site has in it: does it belong to this user, who else may open it? */
const checkRights = ({ dataDir }: Env): Finding[] => {
  const { ok, problem } = findingsAbout('rights')
  const own = readdirSync(dataDir).filter((name) => ownNames.test(name))
  const files = [dataDir, ...own.map((name) => path.join(dataDir, name))]
  const findings = files.flatMap((file): Finding[] => {
    const { mode, uid } = statSync(file)
    // The content of a folder that others may not open is closed too.
    const shown = file === dataDir ? mode : 0
    const judged = judgeRights(file, { mode: shown, owner: uid }, process.getuid?.())
    if (judged) return [judged]
    return canWrite(file)
      ? []
      : [
          problem(
            `This user cannot write ${file}`,
            'Is the file system read-only? Otherwise mend its rights.',
          ),
        ]
  })
  return findings.length ? findings : [ok(`${dataDir} belongs to this user and is closed to others`)]
}

const checkSpace = async (name: string, folder: string): Promise<Finding[]> => {
  const found = await statfs(folder).catch(() => undefined)
  if (!found) return []
  const { bavail, blocks, bsize } = found
  return [judgeDisk(name, { free: bavail * bsize, size: blocks * bsize })]
}

export const checkFolders = async (env: Env): Promise<Finding[]> => {
  if (!statSync(env.dataDir, { throwIfNoEntry: false })?.isDirectory())
    return [
      findingsAbout('rights').problem(
        `There is no folder ${env.dataDir}`,
        'Check DATA_DIR. On a new site: start it once.',
      ),
    ]
  try {
    return [
      ...checkRights(env),
      ...(await checkSpace('DATA_DIR', env.dataDir)),
      // The folder of daily backups is made with the first one.
      ...(env.backupDir.startsWith(env.dataDir) ? [] : await checkSpace('BACKUP_DIR', env.backupDir)),
    ]
  } catch (error) {
    return [
      findingsAbout('rights').problem(
        `${env.dataDir} cannot be read (${(error as Error).message})`,
        'Run this as the user of the site.',
      ),
    ]
  }
}
