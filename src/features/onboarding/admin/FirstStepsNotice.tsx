import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { administrators } from '../../../platform/payload/access'
import { panelLocale } from '../../../shared/locale'
import { FIRST_STEPS_PATH } from '../contract'
import { onboardingPanelMessages } from '../messages/panel/messages'

/** On the first screen, for administrators: an invitation until the steps are finished or skipped, later the link alone. */
export const FirstStepsNotice = async ({ req }: { req: PayloadRequest }) => {
  if (!administrators({ req })) return null
  const { finished } = await req.payload.findGlobal({ slug: 'first-steps', depth: 0, req })
  const t = onboardingPanelMessages(panelLocale(req.i18n.language))
  return (
    <p className="kit-notice">
      <Link href={FIRST_STEPS_PATH} prefetch={false}>
        {t('firstSteps.title')}
      </Link>
      {!finished && `: ${t('firstSteps.intro')}`}
    </p>
  )
}
