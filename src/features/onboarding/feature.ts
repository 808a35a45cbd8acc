import type { GlobalConfig } from 'payload'
import type { Feature } from '../../platform/feature'
import { administrators, nobody } from '../../platform/payload/access'
import { postEndpoint } from '../../platform/payload/endpoint'
import { payloadPanelMessages } from '../../platform/payload/messages/panel/messages'
import { readBody, refusal } from '../../platform/payload/read-body'
import { requestMessages } from '../../platform/payload/request-messages'
import { inTransactionOf } from '../../platform/transaction/transaction'
import { panelLocale } from '../../shared/locale'
import { stepSchema } from './contract'
import { demoEndpoints } from './demo/cms-demo'
import { onboardingPanelMessages } from './messages/panel/messages'
import { saveStep } from './save-step.server'

/** How far the set-up of the site is, and the record of what the demo has brought. */
const firstSteps: GlobalConfig = {
  slug: 'first-steps',
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: administrators, update: administrators },
  endpoints: [
    ...demoEndpoints,
    postEndpoint('/save', administrators, async (req) => {
      const values = await readBody(req, stepSchema, (message, field) =>
        refusal(
          field === 'timeZone' ? requestMessages(payloadPanelMessages, req)('errors.timeZone') : message,
        ),
      )
      await inTransactionOf(req, () => saveStep(req, values))
      return Response.json({})
    }),
  ],
  fields: [
    { name: 'finished', type: 'checkbox', defaultValue: false },
    { name: 'demo', type: 'json', hidden: true, access: { read: nobody, update: nobody } },
    { name: 'demoRemovedAt', type: 'date', access: { update: nobody } },
  ],
}

export const onboarding: Feature = {
  name: 'onboarding',
  globals: () => [firstSteps],
  screens: {
    firstSteps: {
      component: '/features/onboarding/admin/FirstStepsView#FirstStepsView',
      path: '/first-steps',
      title: ({ i18n }) => onboardingPanelMessages(panelLocale(i18n.language))('firstSteps.title'),
    },
  },
  notices: ['/features/onboarding/admin/FirstStepsNotice#FirstStepsNotice'],
}
