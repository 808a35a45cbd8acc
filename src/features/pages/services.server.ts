import type { ReactNode } from 'react'
import type { Load, PageContext } from '../../platform/http/public-page'
import { serviceKey } from '../../platform/services'
import type { Languages } from './languages/languages.server'

export const languagesService = serviceKey<Languages>('languages')

/** Called when the languages of the site have changed. */
export const onLanguagesChange = serviceKey<() => void>('listener of languages')

/** A page that the site has, whether or not editors have written one at its address. */
interface BuiltInPage {
  slug: string
  /** Shown below the text of editors. */
  below: (ctx: PageContext) => Promise<ReactNode>
  /** The page without such a text. */
  load: Load<[]>
}

export const builtInPage = serviceKey<BuiltInPage>('built-in page')
