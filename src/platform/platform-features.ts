import path from 'node:path'
import { documentTag, mediaTag } from '../shared/tags'
import { isPostgres } from './database/connection'
import { sql } from './database/statement'
import type { Feature } from './feature'
import { rejectedFormsRetention } from './http/rejected-forms'
import { checkMailServer } from './mail/check-server'
import { mailCard } from './mail/mail-dashboard-card'
import { mailTag, outgoingMail } from './mail/outgoing-mail'
import { personsMails } from './mail/persons-mails'
import { readMenuCounts } from './panel/menu/read-menu'
import { staff } from './payload/access'
import { contentCard } from './payload/admin/content-dashboard-card'
import { getEndpoint } from './payload/endpoint'
import { trashRetention } from './payload/trash'
import { filesCollection } from './payload/uploads/files'
import { mediaCollection } from './payload/uploads/media'
import { deletedFiles, endedRows } from './retention/erase-steps'
import type { FixedRetention, Retention } from './retention/retention'
import { diskCard } from './storage/disk-dashboard-card'
import { privateFiles } from './storage/private-files'
import { withTagInvalidation } from './transaction/invalidate-tags'

/** Rate limits and one-time marks, with hashes of addresses in their keys. Claims also delete some as they go. */
const claimsRetention: FixedRetention = {
  key: 'claims',
  keptMs: 0,
  tables: ['claims'],
  parts: [
    endedRows(
      (before) => sql`select count(*) as number from claims where expires_at <= ${before.getTime()}`,
      (before, payload) => {
        const ended = sql`select key from claims where expires_at <= ${before.getTime()}`
        // Skips rows that others are claiming, which would wait for this and this for them.
        const unlocked = isPostgres(payload) ? sql`${ended} for update skip locked` : ended
        return sql`delete from claims where key in (${unlocked})`
      },
    ),
  ],
}

// The platform declares its own collections, cards and retention like the features.

export const uploads: Feature = {
  name: 'uploads',
  reservedSlugs: ['files', 'media'],
  collections: ({ files }) => [
    withTagInvalidation(mediaCollection(files), ({ id }: { id: number }) => [mediaTag(id)]),
    withTagInvalidation(filesCollection(files), ({ id }: { id: number }) => [documentTag('files', id)]),
    privateFiles,
  ],
  cards: [contentCard],
}

/** The numbers of the menu, which the panel asks for every minute. */
const menuCounts = getEndpoint('/menu-counts', staff, async (req) =>
  Response.json(await readMenuCounts(req), { headers: { 'cache-control': 'private, no-store' } }),
)

/** The examples of the panel's components. In production the address does not exist. */
export const panelKit: Feature = {
  name: 'panel-kit',
  endpoints: () => [menuCounts],
  screens: {
    kit: { component: '/platform/panel/kit/KitView#KitView', path: '/kit', exact: true, title: () => 'Kit' },
  },
}

export const mail: Feature = {
  name: 'mail',
  collections: ({ features }) => [
    withTagInvalidation(outgoingMail(features.flatMap(({ mails = [] }) => mails)), () => [mailTag]),
  ],
  notices: ['/platform/mail/MailNotice#MailNotice'],
  cards: [mailCard],
  checks: checkMailServer,
  personalData: ({ env }) => [personsMails(env.dataDir)],
}

/** The copies that `migrate` makes of a SQLite database. Sites that a restore has set aside are the operator's. */
const upgradeCopies = (dataDir: string): Retention => ({
  key: 'upgradeCopies',
  period: { unit: 'days', usual: 90, min: 1, max: 3650, canBeForever: true },
  tables: [],
  parts: [deletedFiles(path.join(dataDir, 'backups'), (name) => /^before-.+\.db$/.test(name))],
})

export const database: Feature = {
  name: 'database',
  cards: [diskCard],
  retentions: ({ env }) => [upgradeCopies(env.dataDir)],
  fixedRetentions: ({ features }) => [
    rejectedFormsRetention,
    claimsRetention,
    trashRetention(Object.assign({}, ...features.map(({ inUseInTrash }) => inUseInTrash))),
  ],
}
