import type { PostEvent } from '../contract'

/** What a calendar is told of an event. */
export interface CalendarEntry extends Pick<PostEvent, 'startsAt' | 'endsAt' | 'timeZone'> {
  title: string
  details: string
  location: string
}

const utc = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')

/** Forms of calendar services in which an event is filled in. They are plain links; an event without an end takes no time. */
export const calendarLinks = ({
  startsAt,
  endsAt = startsAt,
  timeZone,
  title,
  details,
  location,
}: CalendarEntry) => {
  const link = (service: string, base: string, query: Record<string, string>) => ({
    service,
    href: `${base}?${new URLSearchParams(query)}`,
  })
  const outlook = {
    ...{ path: '/calendar/action/compose', rru: 'addevent', subject: title, body: details, location },
    // In UTC: both services show it in the zone of the visitor.
    ...{ startdt: new Date(startsAt).toISOString(), enddt: new Date(endsAt).toISOString() },
  }
  return [
    link('Google', 'https://calendar.google.com/calendar/render', {
      ...{ action: 'TEMPLATE', text: title, dates: `${utc(startsAt)}/${utc(endsAt)}`, ctz: timeZone },
      ...{ details, location },
    }),
    link('Outlook.com', 'https://outlook.live.com/calendar/0/deeplink/compose', outlook),
    link('Office 365', 'https://outlook.office.com/calendar/0/deeplink/compose', outlook),
    link('Yahoo', 'https://calendar.yahoo.com/', {
      ...{ v: '60', title, st: utc(startsAt), et: utc(endsAt), desc: details, in_loc: location },
    }),
  ]
}
