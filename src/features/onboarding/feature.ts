import type { Feature } from '../../platform/feature'
import { textsIn } from '../../platform/payload/admin/panel-texts'
import { firstStepsTexts } from './admin/texts'
import { firstSteps } from './cms-first-steps'

export const onboarding: Feature = {
  name: 'onboarding',
  globals: () => [firstSteps],
  screens: {
    firstSteps: {
      component: '/features/onboarding/admin/FirstStepsView#FirstStepsView',
      path: '/first-steps',
      title: ({ i18n }) => textsIn(firstStepsTexts, i18n.language).title,
    },
  },
  notices: ['/features/onboarding/admin/FirstStepsNotice#FirstStepsNotice'],
}
