import { expect, it } from 'vitest'
import { OTHER } from '../contract'
import { ViewCounts } from './view-counts'

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const from = (referer?: string) => ({ 'user-agent': agent, ...(referer && { referer }) })
const day = '2027-05-03'

it('counts by page, language and referring host', () => {
  const counts = new ViewCounts('school.example')
  counts.add('/de/about', from())
  counts.add('/de/about', from('https://school.example/de'))
  counts.add('/de/about', from('https://other.example/x?secret=1'))
  counts.add('/about', from())
  counts.add('/en', from())
  counts.add('/', from())
  expect(counts.take(day)).toEqual([
    { day, page: '/about', language: 'de', host: '', count: 2 },
    { day, page: '/about', language: 'de', host: 'other.example', count: 1 },
    { day, page: '/about', language: 'en', host: '', count: 1 },
    { day, page: '/', language: 'en', host: '', count: 2 },
  ])
  expect(counts.take(day)).toEqual([])
})

it('counts what a visitor chose or searched for as views of the page', () => {
  const counts = new ViewCounts('school.example')
  counts.add('/schools/x?course=3&weeks=4', from())
  counts.add('/schools/x', from())
  counts.add('/schools/x?course=5', from())
  expect(counts.take(day)).toEqual([{ day, page: '/schools/x', language: 'en', host: '', count: 3 }])
})

it('leaves out programs, prefetches and staff', () => {
  const counts = new ViewCounts('school.example')
  counts.add('/', {})
  counts.add('/', { 'user-agent': 'curl/8' })
  counts.add('/', { ...from(), 'sec-purpose': 'prefetch' })
  counts.add('/', { ...from(), cookie: 'payload-token=x' })
  expect(counts.take(day)).toEqual([])
})

it('counts the long tail together, and begins anew on the next day', () => {
  const counts = new ViewCounts('school.example', { hostsPerDay: 2, rowsPerDay: 4 })
  for (let index = 0; index < 5; index++) counts.add('/', from(`https://host-${index}.example/`))
  const row = { day, page: '/', language: 'en' }
  expect(counts.take(day)).toEqual([
    { ...row, host: 'host-0.example', count: 1 },
    { ...row, host: 'host-1.example', count: 1 },
    { ...row, host: OTHER, count: 3 },
  ])
  for (const page of ['/a', '/b', '/c']) counts.add(page, from('https://host-1.example/'))
  expect(counts.take(day)).toEqual([
    { ...row, page: '/a', host: 'host-1.example', count: 1 },
    { ...row, page: OTHER, host: OTHER, count: 2 },
  ])
  counts.add('/c', from('https://host-9.example/'))
  expect(counts.take('2027-05-04')).toEqual([
    { day: '2027-05-04', page: '/c', language: 'en', host: 'host-9.example', count: 1 },
  ])
})
