import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { numbersTexts } from '../report/numbers-texts.server'

/** The title of the screen, for the browser's tab. */
export const numbersTitle = (language: string): string => textsIn(numbersTexts, language).title
