'use client'

import { useTranslation } from '@payloadcms/ui'
import { DateField } from '../../../../platform/panel/kit/DateField'
import { AppliedFilters, Toolbar } from '../../../../platform/panel/kit/Toolbar'
import { FilterSelect, SchoolAndCourseFilter } from '../../../../ui/forms/FilterFields'
import type { EnrolmentsPanelMessages } from '../../messages/panel/messages'
import { filterQuery, type OfficeFilter, paymentFilters, readFilter } from '../../office/list-address'
import type { OfficeList } from '../../office/office-contract'
import { OFFICE_PATH } from '../../request/request-rules'

interface OfficeFiltersProps {
  list: OfficeList
  filter: OfficeFilter
  texts: EnrolmentsPanelMessages
}

/** Address of the list with another filter. */
export const hrefOf = (filter: OfficeFilter, change: Partial<OfficeFilter>) => {
  const query = filterQuery(filter, change)
  return query ? `${OFFICE_PATH}?${query}` : OFFICE_PATH
}

type Removed = Partial<Record<'text' | 'school' | 'course' | 'from' | 'to' | 'payment', undefined>>

/** What the list is filtered by, each with the address of the list without it. */
const appliedFilters = (
  { list: { schools, courses }, filter, texts }: OfficeFiltersProps,
  language: string,
) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const day = (iso: string) => format.format(new Date(iso))
  const { text, school, course, from, to, overdue, payment } = filter
  const without = (change: Removed & { overdue?: false }) => hrefOf(filter, change as Partial<OfficeFilter>)
  const chosen = courses.find((each) => each.school === school && each.number === course)
  return [
    text && { text: `“${text}”`, href: without({ text: undefined }) },
    school && {
      text: schools.find(({ id }) => id === school)?.name ?? texts('office.school'),
      href: without({ school: undefined, course: undefined }),
    },
    course && { text: chosen?.title ?? texts('office.course'), href: without({ course: undefined }) },
    from && { text: `${texts('office.startFrom')} ${day(from)}`, href: without({ from: undefined }) },
    to && { text: `${texts('office.startTo')} ${day(to)}`, href: without({ to: undefined }) },
    payment && {
      text: `${texts('account.payments')}: ${texts(`account.states.${payment}`)}`,
      href: without({ payment: undefined }),
    },
    overdue && { text: texts('office.onlyOverdue'), href: without({ overdue: false }) },
  ].filter((each) => typeof each === 'object')
}

/** Search and filters, and those that are on. */
export const OfficeFilters = (props: OfficeFiltersProps) => {
  const { list, filter, texts } = props
  const { state, text, school, course, from, to, overdue, payment, view, month } = filter
  const { language } = useTranslation().i18n
  return (
    <>
      <Toolbar
        action={OFFICE_PATH}
        filterKey={JSON.stringify(filter)}
        search={{ name: 'q', label: texts('office.searchLabel'), value: text }}
        filters={
          <>
            <SchoolAndCourseFilter
              schools={list.schools}
              courses={list.courses}
              school={school}
              course={course}
              texts={{
                school: texts('office.school'),
                course: texts('office.course'),
                all: texts('office.all'),
              }}
            />
            <DateField label={texts('office.startFrom')} name="from" defaultValue={from} />
            <DateField label={texts('office.startTo')} name="to" defaultValue={to} />
            <FilterSelect
              label={texts('account.payments')}
              name="payment"
              value={payment}
              all={texts('office.all')}
              options={paymentFilters.map((name) => ({ value: name, text: texts(`account.states.${name}`) }))}
            />
            <label className="office__check">
              <input type="checkbox" name="overdue" value="1" defaultChecked={overdue} />{' '}
              {texts('office.onlyOverdue')}
            </label>
          </>
        }
      >
        {state !== 'new' && <input type="hidden" name="state" value={state} />}
        {view !== 'list' && <input type="hidden" name="view" value={view} />}
        {month && <input type="hidden" name="month" value={month} />}
      </Toolbar>
      <AppliedFilters
        filters={appliedFilters(props, language)}
        clearHref={hrefOf(readFilter(new URLSearchParams()), { view })}
      />
    </>
  )
}
