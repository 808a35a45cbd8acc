import type { Locale } from '../../../shared/locale'
import { useHomeAddress } from '../../../ui/home-address'
import { USUAL_WEEKS } from '../catalogue'
import type { SchoolList, SchoolSummary } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { taughtLanguageName } from '../names'
import { StayFields } from '../page-parts/StayFields'
import { RESULTS_ID, STAY_FORM } from './search-query'

interface StayFormProps {
  locale: Locale
  t: SchoolsMessages
  /** With the choices of the address. */
  list: SchoolList
  schoolNames: readonly Pick<SchoolSummary, 'slug' | 'name'>[]
}

/** Asks for a stay; the list of schools then shows what each takes for it. A GET form; the search below takes it over if it runs. */
export function StayForm({ locale, t, list, schoolNames }: StayFormProps) {
  const home = useHomeAddress()
  const languages = list.languages.length > 1 ? list.languages : []
  return (
    // Otherwise Firefox restores earlier choices above the current totals.
    <form
      id={STAY_FORM}
      className="stay-form"
      method="get"
      action={`${home}#${RESULTS_ID}`}
      autoComplete="off"
    >
      {languages.length + schoolNames.length > 1 && (
        <label className="field field-wide">
          <span>{t('stayStudy')}</span>
          <select name="study" defaultValue={list.school || list.language}>
            <option value="">{t('allSchools')}</option>
            {languages.length > 0 && (
              <optgroup label={t('languageLabel')}>
                {languages.map((code) => (
                  <option key={code} value={code}>
                    {taughtLanguageName(locale, code)}
                  </option>
                ))}
              </optgroup>
            )}
            {schoolNames.length > 0 && (
              <optgroup label={t('staySchool')}>
                {schoolNames.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
      )}
      <StayFields weeks={list.weeks || USUAL_WEEKS} room={list.room} t={t} />
      <button type="submit" className="button">
        {t('calculatePrice')}
      </button>
    </form>
  )
}
