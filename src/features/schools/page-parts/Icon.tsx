const paths = {
  homestay:
    'M3 11.5 12 4l9 7.5M5.5 10v9.5h13V10M12 18.5c-2.6-1.6-3.6-2.9-3.6-4.2a1.8 1.8 0 0 1 3.6-.6 1.8 1.8 0 0 1 3.6.6c0 1.3-1 2.6-3.6 4.2Z',
  residence: 'M4 20.5V6l8-3 8 3v14.5M2.5 20.5h19M8 9h1.5M8 12.5h1.5M14.5 9H16M14.5 12.5H16M10 20.5V16h4v4.5',
  apartment: 'M8.5 14a4.5 4.5 0 1 1 3.9-2.2L20 19.3V21h-3v-2h-2v-2h-2l-1.9-2.1M7.5 8.8v.01',
  room: 'M3 18.5v-12M3 15.5h18v3M21 15.5v-2a3 3 0 0 0-3-3h-7v5M6.8 12.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  meals: 'M7 3v7M4.5 3v4a2.5 2.5 0 0 0 5 0V3M7 10v11M17 13.5V21M17 13.5h-2.5V8c0-3 1-5 2.5-5v10.5Z',
  way: 'M6 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM18 10c-2-2.4-3-3.9-3-5a3 3 0 0 1 6 0c0 1.1-1 2.6-3 5ZM8.5 18.5H15a3 3 0 0 0 0-6h-4a2.5 2.5 0 0 1 0-5h1',
  age: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20.5c.4-4 3.1-6.5 7-6.5s6.6 2.5 7 6.5',
  pin: 'M12 21.5c-4.7-5-7-8.6-7-11.5a7 7 0 0 1 14 0c0 2.9-2.3 6.5-7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 21 21',
}

type IconName = keyof typeof paths

/** A decorative icon beside a text; screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
