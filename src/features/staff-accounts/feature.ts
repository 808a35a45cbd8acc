import type { Feature } from '../../platform/feature'
import { administrators } from '../../platform/payload/access'
import { panelLocale } from '../../shared/locale'
import { auditLog, logRetention } from './audit/audit-log.server'
import { auditedCollection, auditedGlobal } from './audit/audited.server'
import { usersCollection } from './cms-users'
import { staffAccountsLabels } from './labels/labels'
import { isPasswordMail, PASSWORD_ABOUT } from './mail/password-mail.server'
import { staffAccountsPanelMessages } from './messages/panel/messages'
import { logInSettings } from './second-factor/cms-settings'
import { secondFactors } from './second-factor/store.server'
import { sessionsRetention } from './sessions/retention.server'
import { sessionDetails } from './sessions/sessions.server'
import { explainUnreadSession } from './sessions/unread-session.server'

export const staffAccounts: Feature = {
  name: 'staff-accounts',
  labels: staffAccountsLabels,
  collections: ({ env }) => [usersCollection(env.publicUrl), auditLog, sessionDetails, secondFactors],
  globals: () => [logInSettings],
  afterError: [explainUnreadSession],
  adaptCollection: (collection, { features }) => {
    const audited = features.find((feature) => feature.audited?.[collection.slug])?.audited?.[collection.slug]
    return audited ? auditedCollection(collection, audited.area, audited.describe) : collection
  },
  // Globals that the panel hides are no settings, so they are not audited.
  adaptGlobal: (global) => (global.admin?.hidden === true ? global : auditedGlobal(global)),
  commands: {
    'second-factor:remove': () => import(/* turbopackIgnore: true */ './second-factor/remove-command.server'),
  },
  screens: {
    login: { component: '/features/staff-accounts/admin/LogInView#LogInView' },
    security: {
      component: '/features/staff-accounts/admin/SecurityView#SecurityView',
      path: '/security',
      title: ({ i18n }) => staffAccountsPanelMessages(panelLocale(i18n.language))('security.title'),
    },
  },
  providers: ['/features/staff-accounts/admin/SessionKeeper#SessionKeeper'],
  retentions: () => [logRetention],
  fixedRetentions: () => [sessionsRetention],
  finds: [
    {
      collection: 'users',
      icon: 'people',
      may: administrators,
      searched: ['name', 'email'],
      shown: ['name', 'email'],
      line: ({ name, email }) => ({ title: name || email, ...(name && { detail: email }) }),
    },
  ],
  mails: [{ about: PASSWORD_ABOUT, readers: 'administrators', isSecret: isPasswordMail }],
}
