import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { analyticsTexts } from '../report/analytics-texts.server'

/** The title of the screen, for the browser's tab. */
export const analyticsTitle = (language: string): string => textsIn(analyticsTexts, language).title
