'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { type Locale, localeNames, locales } from '../../../shared/locale'
import { currencies, type SiteNow, type StepName, type StepValues, themes } from '../contract'
import { type OnboardingPanelMessages, onboardingPanelMessages } from '../messages/panel/messages'

export const saveUrl = '/api/globals/first-steps/save'

interface StepFormProps {
  step: Exclude<StepName, 'demo'>
  site: SiteNow
  next: string
  timeZones: string[]
}

/** Stores a picture; its id, or the reason why not. */
const upload = async (file: File, alt: string, failed: string): Promise<number | string> => {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify({ alt }))
  const response = await fetch('/api/media', { method: 'POST', credentials: 'same-origin', body }).catch(
    () => undefined,
  )
  const read = (await response?.json().catch(() => undefined)) as
    | { doc?: { id?: number }; errors?: { message?: string }[] }
    | undefined
  return read?.doc?.id ?? read?.errors?.[0]?.message ?? failed
}

/** Reads the values of the form; a text if one of them is wrong. */
const readForm = async (
  step: StepFormProps['step'],
  form: FormData,
  failed: string,
): Promise<StepValues | string> => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (step === 'identity') {
    const file = form.get('logo')
    const name = text('name')
    if (!(file instanceof File) || file.size === 0) return { step, name }
    const logo = await upload(file, name, failed)
    return typeof logo === 'number' ? { step, name, logo } : logo
  }
  if (step === 'languages')
    return {
      step,
      publicLanguages: form.getAll('publicLanguages') as Locale[],
      defaultLanguage: text('defaultLanguage') as Locale,
    }
  if (step === 'money')
    return {
      step,
      currency: text('currency') as (typeof currencies)[number] | '',
      timeZone: text('timeZone'),
    }
  return { step, preset: text('preset') as (typeof themes)[number] }
}

const Identity = ({ site, t }: { site: SiteNow; t: OnboardingPanelMessages }) => (
  <>
    <label>
      {t('firstSteps.name')}
      <input name="name" defaultValue={site.name} required maxLength={80} autoComplete="organization" />
    </label>
    <label>
      {t('firstSteps.logo')}
      <input name="logo" type="file" accept="image/jpeg,image/png,image/webp,image/avif" />
    </label>
    {site.hasLogo && <p>{t('firstSteps.hasLogo')}</p>}
  </>
)

const Languages = ({ site, t }: { site: SiteNow; t: OnboardingPanelMessages }) => (
  <>
    <fieldset>
      <legend>{t('firstSteps.languages')}</legend>
      {locales.map((locale) => (
        <label key={locale} className="first-steps__choice">
          <input
            type="checkbox"
            name="publicLanguages"
            value={locale}
            defaultChecked={site.publicLanguages.includes(locale)}
          />{' '}
          {localeNames[locale]}
        </label>
      ))}
      <p>{t('firstSteps.languagesHint')}</p>
    </fieldset>
    <label>
      {t('firstSteps.defaultLanguage')}
      <select name="defaultLanguage" defaultValue={site.defaultLanguage}>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {localeNames[locale]}
          </option>
        ))}
      </select>
    </label>
  </>
)

const Money = ({
  site,
  t,
  timeZones,
}: {
  site: SiteNow
  t: OnboardingPanelMessages
  timeZones: string[]
}) => {
  const isOffered = (currencies as readonly string[]).includes(site.currency)
  return (
    <>
      <label>
        {t('firstSteps.currency')}
        <select name="currency" defaultValue={isOffered ? site.currency : ''}>
          {!isOffered && <option value="">{t('firstSteps.asNow')}</option>}
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      </label>
      <p>{t('firstSteps.currencyHint')}</p>
      <label>
        {t('firstSteps.timeZone')}
        <input name="timeZone" list="time-zones" defaultValue={site.timeZone} required maxLength={60} />
      </label>
      <datalist id="time-zones">
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <p>{t('firstSteps.timeZoneHint')}</p>
    </>
  )
}

const Theme = ({ site, t }: { site: SiteNow; t: OnboardingPanelMessages }) => (
  <>
    <fieldset>
      <legend>{t('firstSteps.theme')}</legend>
      {themes.map((theme) => (
        <label key={theme} className="first-steps__choice">
          <input type="radio" name="preset" value={theme} defaultChecked={site.preset === theme} />{' '}
          {theme[0]?.toUpperCase()}
          {theme.slice(1)}
        </label>
      ))}
    </fieldset>
    <p>
      {t('firstSteps.themeHint')} <a href="/admin/globals/theme">{t('firstSteps.appearance')}</a>.
    </p>
  </>
)

const fieldsOf = (
  step: StepFormProps['step'],
  site: SiteNow,
  t: OnboardingPanelMessages,
  timeZones: string[],
): ReactNode => {
  if (step === 'identity') return <Identity site={site} t={t} />
  if (step === 'languages') return <Languages site={site} t={t} />
  if (step === 'money') return <Money site={site} t={t} timeZones={timeZones} />
  return <Theme site={site} t={t} />
}

export const StepForm = ({ step, site, next, timeZones }: StepFormProps) => {
  const t = usePanelMessages(onboardingPanelMessages)
  const router = useRouter()
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    const values = await readForm(step, new FormData(event.currentTarget), t('firstSteps.failed'))
    const response =
      typeof values === 'string' ? values : await postJson(saveUrl, values, t('firstSteps.failed'))
    setBusy(false)
    if (typeof response === 'string') setProblem(response)
    else if (!response.ok) setProblem(response.message)
    else router.push(next)
  }
  return (
    <form onSubmit={save} className="first-steps__form">
      {fieldsOf(step, site, t, timeZones)}
      <p role="alert" className="panel-form__error">
        {problem}
      </p>
      <p className="first-steps__buttons">
        <button type="submit" className="panel-form__main" disabled={!hydrated || busy}>
          {t('firstSteps.save')}
        </button>
        <a href={next}>{t('firstSteps.next')}</a>
      </p>
    </form>
  )
}
