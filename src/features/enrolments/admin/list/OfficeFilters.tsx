'use client'

import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { FilterSelect, SchoolAndCourseFilter } from '../../../../ui/forms/FilterFields'
import { isFiltered, type OfficeFilter, paymentFilters } from '../../office/list-address'
import type { OfficeList } from '../../office/office-contract'
import { OFFICE_PATH } from '../../request/request-rules'
import { accountTexts } from '../office/account-texts'
import type { OfficeTexts } from '../office/office-texts'

interface OfficeFiltersProps {
  list: OfficeList
  filter: OfficeFilter
  texts: OfficeTexts
}

/** A plain form, so that it works before the browser has taken over. Its key resets the fields when the address changes. */
export const OfficeFilters = ({ list: { schools, courses }, filter, texts }: OfficeFiltersProps) => {
  const { state, text, school, course, from, to, overdue, payment } = filter
  const money = usePanelTexts(accountTexts)
  return (
    <form className="desk__filters" action={OFFICE_PATH} key={JSON.stringify(filter)}>
      {state !== 'new' && <input type="hidden" name="state" value={state} />}
      <label className="desk__search">
        {texts.searchLabel}
        <input type="search" name="q" defaultValue={text} maxLength={100} autoComplete="off" />
      </label>
      <SchoolAndCourseFilter
        schools={schools}
        courses={courses}
        school={school}
        course={course}
        texts={texts}
      />
      <label>
        {texts.startFrom}
        <input type="date" name="from" defaultValue={from} />
      </label>
      <label>
        {texts.startTo}
        <input type="date" name="to" defaultValue={to} />
      </label>
      <FilterSelect
        label={money.payments}
        name="payment"
        value={payment}
        all={texts.all}
        options={paymentFilters.map((name) => ({ value: name, text: money.states[name] }))}
      />
      <label className="desk__check">
        <input type="checkbox" name="overdue" value="1" defaultChecked={overdue} /> {texts.onlyOverdue}
      </label>
      <button type="submit" className="panel-form__main">
        {texts.show}
      </button>
      {isFiltered(filter) && <a href={OFFICE_PATH}>{texts.clear}</a>}
    </form>
  )
}
