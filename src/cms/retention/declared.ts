import path from 'node:path'
import type { Env } from '../../config/env'
import { personsComments } from '../../features/comments/cms'
import { receiptsRetention } from '../../features/consent/cms'
import { personsSubmissions } from '../../features/forms/cms'
import {
  bookedInTrash,
  personsEnrolments,
  personsGuardians,
  personsInvoices,
  personsPayments,
  personsQuotes,
} from '../../features/pricing/cms'
import { missingRetention } from '../../features/redirects/cms'
import { claimsRetention } from '../../platform/database/claims-retention'
import { keptFormsRetention } from '../../platform/http/kept-forms'
import { personsMails } from '../../platform/mail/persons-mails'
import type { PersonalData } from '../../platform/payload/personal-data'
import { trashRetention } from '../../platform/payload/trash'
import { deletedFiles } from '../../platform/retention/parts'
import type { FixedRetention, Retention } from '../../platform/retention/retention'
import { logRetention } from '../people/audit/retention'
import { sessionsRetention } from '../people/sessions-retention'

/** Everything that is stored about persons. Enrolments go before the quotes, which cannot be deleted while one uses them. */
export const personalDataOf = ({ dataDir }: Pick<Env, 'dataDir'>): PersonalData[] => [
  personsEnrolments,
  personsGuardians,
  personsQuotes,
  personsInvoices,
  personsPayments,
  personsSubmissions,
  personsComments,
  personsMails(dataDir),
]

/** The copies that `migrate` makes of a SQLite database. Sites that a restore has set aside are the operator's. */
const upgradeCopies = (dataDir: string): Retention => ({
  key: 'upgradeCopies',
  label: 'Copies of the database from before upgrades (days)',
  description: 'Files on the server, with SQLite only. They contain everything that was stored at that time.',
  period: { unit: 'days', usual: 90, min: 1, max: 3650, canBeForever: true },
  tables: [],
  parts: [deletedFiles(path.join(dataDir, 'backups'), (name) => /^before-.+\.db$/.test(name))],
})

/** What has a period that administrators set, in the order of the screen and of the night. */
export const retentionsOf = (env: Pick<Env, 'dataDir'>): Retention[] => [
  ...new Set(personalDataOf(env).flatMap(({ retention }) => retention)),
  receiptsRetention,
  logRetention,
  missingRetention,
  upgradeCopies(env.dataDir),
]

/** What ends by itself. */
export const fixedRetentions: readonly FixedRetention[] = [
  sessionsRetention,
  keptFormsRetention,
  claimsRetention,
  trashRetention(bookedInTrash),
]
