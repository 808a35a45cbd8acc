import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Card, EmptyState, PageHeader } from '../../../platform/panel/kit/Page'
import { administrators } from '../../../platform/payload/access'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { panelLocale } from '../../../shared/locale'
import { FIRST_STEPS_PATH, type StepName, steps } from '../contract'
import { type OnboardingPanelMessages, onboardingPanelMessages } from '../messages/panel/messages'
import { readSite } from '../save-step.server'
import { DemoStep } from './DemoStep'
import { FinishButton } from './FinishButton'
import { StepForm } from './StepForm'
import '../../../platform/payload/admin/panel.css'
import './first-steps.css'

const addressOf = (step: StepName) => `${FIRST_STEPS_PATH}?step=${step}`

const StepList = ({ current, texts }: { current: StepName; texts: OnboardingPanelMessages }) => (
  <ol className="first-steps__list">
    {steps.map((step) => (
      <li key={step}>
        <Link href={addressOf(step)} prefetch={false} aria-current={step === current ? 'step' : undefined}>
          {texts(`firstSteps.steps.${step}`)}
        </Link>
      </li>
    ))}
  </ol>
)

const Screen = async ({ view, texts }: { view: AdminViewServerProps; texts: OnboardingPanelMessages }) => {
  const { req } = view.initPageResult
  const asked = view.searchParams?.step
  const current = steps.find((step) => step === asked) ?? 'identity'
  const next = steps[steps.indexOf(current) + 1]
  const site = await readSite(req)
  return (
    <>
      <p>{texts('firstSteps.intro')}</p>
      <StepList current={current} texts={texts} />
      <Card id="first-step" title={texts(`firstSteps.steps.${current}`)}>
        {current === 'demo' || !next ? (
          <DemoStep demo={site.demo} />
        ) : (
          <StepForm
            key={current}
            step={current}
            site={site}
            next={addressOf(next)}
            timeZones={current === 'money' ? ['UTC', ...Intl.supportedValuesOf('timeZone')] : []}
          />
        )}
      </Card>
      {current !== 'demo' && (
        <p>
          <FinishButton label={texts('firstSteps.skipAll')} isMain={false} />
        </p>
      )}
    </>
  )
}

/** Five steps that make a new site one's own. Custom views have to check the user themselves. */
export const FirstStepsView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const texts = onboardingPanelMessages(panelLocale(req.i18n.language))
  return (
    <PanelFrame view={view} path={FIRST_STEPS_PATH} className="kit first-steps panel-form">
      <PageHeader title={texts('firstSteps.title')} />
      {administrators({ req }) ? (
        <Screen view={view} texts={texts} />
      ) : (
        <div className="kit-card">
          <EmptyState icon="security" title={texts('firstSteps.onlyAdministrators')} />
        </div>
      )}
    </PanelFrame>
  )
}
