'use client'

import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { FilterSelect, SchoolAndCourseFilter } from '../../../../ui/forms/FilterFields'
import { type EnrolmentsPanelMessages, enrolmentsPanelMessages } from '../../messages/panel/messages'
import { isFiltered, type OfficeFilter, paymentFilters } from '../../office/list-address'
import type { OfficeList } from '../../office/office-contract'
import { OFFICE_PATH } from '../../request/request-rules'

interface OfficeFiltersProps {
  list: OfficeList
  filter: OfficeFilter
  texts: EnrolmentsPanelMessages
}

/** A plain form, so that it works before the browser has taken over. Its key resets the fields when the address changes. */
export const OfficeFilters = ({ list: { schools, courses }, filter, texts }: OfficeFiltersProps) => {
  const { state, text, school, course, from, to, overdue, payment } = filter
  const money = usePanelMessages(enrolmentsPanelMessages)
  return (
    <form className="office__filters" action={OFFICE_PATH} key={JSON.stringify(filter)}>
      {state !== 'new' && <input type="hidden" name="state" value={state} />}
      <label className="office__search">
        {texts('office.searchLabel')}
        <input type="search" name="q" defaultValue={text} maxLength={100} autoComplete="off" />
      </label>
      <SchoolAndCourseFilter
        schools={schools}
        courses={courses}
        school={school}
        course={course}
        texts={{ school: texts('office.school'), course: texts('office.course'), all: texts('office.all') }}
      />
      <label>
        {texts('office.startFrom')}
        <input type="date" name="from" defaultValue={from} />
      </label>
      <label>
        {texts('office.startTo')}
        <input type="date" name="to" defaultValue={to} />
      </label>
      <FilterSelect
        label={money('account.payments')}
        name="payment"
        value={payment}
        all={texts('office.all')}
        options={paymentFilters.map((name) => ({ value: name, text: money(`account.states.${name}`) }))}
      />
      <label className="office__check">
        <input type="checkbox" name="overdue" value="1" defaultChecked={overdue} />{' '}
        {texts('office.onlyOverdue')}
      </label>
      <button type="submit" className="panel-form__main">
        {texts('office.show')}
      </button>
      {isFiltered(filter) && <a href={OFFICE_PATH}>{texts('office.clear')}</a>}
    </form>
  )
}
