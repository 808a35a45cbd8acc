import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { SanitizedConfig } from 'payload'
import { firstStepsTexts } from '../../../cms/first-steps/texts'
import { securityTexts } from '../../../cms/people/admin/security-texts'
import { personsTexts } from '../../../cms/persons/admin/persons-texts'
import { todayTexts } from '../../../cms/today/today-texts'
import { sayInPanel } from '../../../features/comments/admin/sentences/say'
import { numbersTitle } from '../../../features/numbers/admin/title'
import { deskTexts } from '../../../features/pricing/admin/desk/desk-texts'
import { placesTexts } from '../../../features/pricing/admin/desk/places-texts'
import { screenTexts } from '../../../features/translations/admin/texts'
import { textsIn } from '../../../platform/payload/admin/panel-texts'

interface Panel {
  config: SanitizedConfig
  i18n: Pick<I18nClient, 'language' | 'fallbackLanguage' | 't'>
}

/** The title of one enrolment names nobody: titles stay in the history of the browser. */
const enrolmentTitle = ({ config, i18n }: Panel): string => {
  const enrolments = config.collections.find(({ slug }) => slug === 'enrolments')
  return enrolments ? getTranslation(enrolments.labels.singular, i18n) : ''
}

/** The titles of our own screens, which Payload has in English only, by their name in the configuration. */
export const viewTitles: Record<string, (panel: Panel) => string> = {
  dashboard: ({ i18n }) => textsIn(todayTexts, i18n.language).today,
  enrolments: ({ i18n }) => textsIn(deskTexts, i18n.language).title,
  enrolment: enrolmentTitle,
  moderation: ({ i18n }) => sayInPanel('Comments', i18n.language),
  commentsData: ({ i18n }) => sayInPanel('Import and export of comments', i18n.language),
  translations: ({ i18n }) => textsIn(screenTexts, i18n.language).translations,
  places: ({ i18n }) => textsIn(placesTexts, i18n.language).title,
  numbers: ({ i18n }) => numbersTitle(i18n.language),
  persons: ({ i18n }) => textsIn(personsTexts, i18n.language).title,
  firstSteps: ({ i18n }) => textsIn(firstStepsTexts, i18n.language).title,
  security: ({ i18n }) => textsIn(securityTexts, i18n.language).title,
}

const isAt = (path: string, segments: readonly string[]): boolean => {
  const parts = path.split('/').filter(Boolean)
  return (
    parts.length === segments.length &&
    parts.every((part, index) => part.startsWith(':') || part === segments[index])
  )
}

/** The title of our own screen at an address of the panel; undefined if it is one of Payload's. */
export const titleOfView = (panel: Panel, segments: readonly string[]): string | undefined => {
  const views: Record<string, { path?: string }> = panel.config.admin.components.views ?? {}
  const name =
    segments.length === 0
      ? 'dashboard'
      : Object.entries(views).find(([, { path }]) => path && isAt(path, segments))?.[0]
  return name === undefined ? undefined : viewTitles[name]?.(panel)
}
