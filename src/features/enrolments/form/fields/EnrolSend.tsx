import type { Locale } from '../../../../shared/locale'
import { type QuotesMessages, validUntilText } from '../../../quotes/contract'
import type { EnrolmentsMessages } from '../../messages/messages'
import type { EnrolGroup } from './enrol-group'

/** Promises of a school about a request, and its conditions. */
export interface SchoolTerms {
  school: string
  /** Working days until it answers. */
  answerDays: number
  /** Payment and cancellation; empty if the school has none. */
  conditions: string
}

interface EnrolSendProps {
  locale: Locale
  t: QuotesMessages
  texts: EnrolmentsMessages
  groups: EnrolGroup[]
  terms: SchoolTerms[]
  /** The page with the terms: for schools that have no conditions of their own. */
  termsHref: string | undefined
}

/** Until when the prices of all quotes are fixed: until the first one expires. */
const fixedUntil = (groups: readonly EnrolGroup[], locale: Locale): string | undefined => {
  const [first] = groups
    .flatMap(({ quotes }) => quotes)
    .sort((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))
  return first && validUntilText(locale, first)
}

/** Beside the button: what follows from pressing it. */
export function EnrolSend({ locale, t, texts, groups, terms, termsHref }: EnrolSendProps) {
  const date = fixedUntil(groups, locale)
  const count = Math.max(0, ...terms.map(({ answerDays }) => answerDays))
  return (
    <>
      <ul id="send-facts" className="enrol-facts">
        <li>{texts('send.nothing')}</li>
        {count > 0 && <li>{t('mail.answer', { count })}</li>}
        {date && <li>{texts('send.fixed', { date })}</li>}
        {termsHref && !terms.every(({ conditions }) => conditions) && (
          <li>
            <a href={termsHref} target="_blank" rel="noreferrer">
              {texts('send.conditions')}
            </a>
          </li>
        )}
      </ul>
      {terms.map(
        ({ school, conditions }) =>
          conditions && (
            <details key={school} className="enrol-conditions">
              <summary>
                {[texts('send.conditions'), ...(terms.length > 1 ? [school] : [])].join(': ')}
              </summary>
              <p>{conditions}</p>
            </details>
          ),
      )}
    </>
  )
}
