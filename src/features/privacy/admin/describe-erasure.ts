import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { readErasure } from '../persons/erasure-entry.server'
import { personsTexts } from './persons-texts'

/** “Personal data: Enrolments 1, Mails 2” in the language of the reader. */
export const describeErasure = (subject: string, language: string): string | undefined => {
  const erased = readErasure(subject)
  if (!erased) return undefined
  const { kinds, logged, noneLogged } = textsIn(personsTexts, language)
  return `${logged}: ${erased.map(({ kind, found }) => `${kinds[kind]} ${found}`).join(', ') || noneLogged}`
}
