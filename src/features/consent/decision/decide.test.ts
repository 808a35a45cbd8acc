import { describe, expect, it } from 'vitest'
import { testSite } from '../config/test-site'
import type { ConsentRecord } from '../contract'
import * as decide from './decide'

const site = testSite(
  { domain: 'video.example', name: 'Video', report: true },
  { domain: 'count.example', name: 'Count' },
  { contain: 'count(', name: 'Count' },
  { domain: 'pay.example', name: 'Pay', actived: true, editable: false },
  { domain: 'ads.example', name: 'Ads', editable: false },
)
const fresh = decide.start(site)
const allowed = (record: ConsentRecord) => [...decide.allowedGroups(record)].sort()
const asked = (record: ConsentRecord) => [...decide.groupsToAsk(record)].sort()
const flags = ({ accepted, isSession, showModal, showMessage }: ConsentRecord) => ({
  accepted,
  isSession,
  showModal,
  showMessage,
})
/** Visitors who refused something see a message where it is missing. */
const year = { accepted: true, isSession: false, showModal: false, showMessage: true }
const accepted = { ...year, showMessage: false }
const session = { accepted: false, isSession: true, showModal: false, showMessage: true }
const undecided = { ...session, showModal: true, showMessage: false }

describe('the record', () => {
  const saved = decide.save(fresh, ['Video', 'Ads', 'Nobody'])
  const cases: [string, ConsentRecord, object, string[], string[]][] = [
    ['start', fresh, undecided, ['Pay'], ['Count', 'Video']],
    ['accept', decide.accept(fresh), accepted, ['Count', 'Pay', 'Video'], []],
    ['reject', decide.reject(fresh), session, ['Pay'], []],
    ['close', decide.close(fresh), session, ['Pay'], []],
    ['save', saved, year, ['Pay', 'Video'], []],
    ['save nothing', decide.save(fresh, []), year, ['Pay'], []],
    [
      'allow one',
      decide.allow(fresh, ['Video']),
      { ...accepted, showModal: true },
      ['Pay', 'Video'],
      ['Count'],
    ],
    [
      'allow what is locked',
      decide.allow(fresh, ['Ads']),
      { ...accepted, showModal: true },
      ['Pay'],
      ['Count', 'Video'],
    ],
    ['gpc', decide.gpc(fresh), { ...undecided, showModal: false }, ['Pay'], ['Count', 'Video']],
    ['reject after accept', decide.reject(decide.accept(fresh)), session, ['Pay'], []],
    ['close after save', decide.close(saved), year, ['Pay', 'Video'], []],
    ['close after reject', decide.close(decide.reject(fresh)), session, ['Pay'], []],
    ['accept after reject', decide.accept(decide.reject(fresh)), accepted, ['Count', 'Pay', 'Video'], []],
    ['allow after reject', decide.allow(decide.reject(fresh), ['Video']), year, ['Pay', 'Video'], []],
    ['accept the new', decide.acceptNew(fresh), accepted, ['Count', 'Pay', 'Video'], []],
    ['accept the new after reject', decide.acceptNew(decide.reject(fresh)), year, ['Pay'], []],
    ['gpc after save', decide.gpc(saved), year, ['Pay', 'Video'], []],
  ]
  it.each(cases)('is right after %s', (_name, record, expectedFlags, groups, questions) => {
    expect(flags(record)).toEqual(expectedFlags)
    expect(allowed(record)).toEqual(groups)
    expect(asked(record)).toEqual(questions)
  })

  it('uses the defaults of the site only until a decision', () => {
    const generous = decide.start(testSite({ domain: 'x.example', name: 'X', actived: true }))
    expect(allowed(generous)).toEqual(['X'])
    for (const refuse of [decide.reject, decide.close, decide.gpc])
      expect(allowed(refuse(generous))).toEqual([])
    expect(allowed(decide.save(generous, []))).toEqual([])
  })

  it('marks the items that the visitor decided on, not locked ones', () => {
    const { blockList } = decide.reject(fresh)
    expect(blockList.map(({ name, ignored }) => [name, ignored])).toEqual([
      ['Video', true],
      ['Count', true],
      ['Count', true],
      ['Pay', false],
      ['Ads', false],
    ])
  })

  it('is copied, never changed in place', () => {
    const before = JSON.stringify(fresh)
    for (const change of [decide.accept, decide.reject, decide.close, decide.gpc]) change(fresh)
    decide.save(fresh, ['Video'])
    decide.allow(fresh, ['Video'])
    decide.addFound(fresh, [{ name: 'Video', domain: 'video.example' }])
    expect(JSON.stringify(fresh)).toBe(before)
  })
})

describe('an invisible item', () => {
  const hidden = decide.start(testSite({ domain: 'x.example', name: 'X', visible: false }))

  it('is not asked for and is allowed only by "accept all"', () => {
    expect(hidden.showModal).toBe(false)
    expect(asked(hidden)).toEqual([])
    expect(allowed(decide.accept(hidden))).toEqual(['X'])
    expect(allowed(decide.save(decide.accept(hidden), []))).toEqual([])
  })
})

it('a site without a list does not ask', () => {
  expect(decide.start(testSite()).showModal).toBe(false)
})

describe('a service found on a page', () => {
  const films = { name: 'Films', domain: 'films.example' }

  it('is new, and the only one asked for after a decision', () => {
    const record = decide.addFound(decide.accept(fresh), [films, films])
    expect(record.showModal).toBe(true)
    expect(asked(record)).toEqual(['Films'])
    expect(allowed(record)).toEqual(['Count', 'Pay', 'Video'])
    expect(record.blockList.slice(5)).toEqual([
      expect.objectContaining({ ...films, new: true, userList: false }),
    ])
  })

  it.each([
    ['close', decide.close],
    ['reject', decide.reject],
    ['accept', decide.accept],
  ])('is no longer new after %s', (_name, change) => {
    const record = change(decide.addFound(fresh, [films]))
    expect(record.blockList.some((item) => item.new)).toBe(false)
    expect(asked(record)).toEqual([])
  })

  it('leaves other new services undecided when it is allowed', () => {
    const record = decide.addFound(decide.reject(fresh), [films, { name: 'Maps', domain: 'maps.example' }])
    const then = decide.allow(record, ['Films'])
    expect(allowed(then)).toEqual(['Films', 'Pay'])
    expect(asked(then)).toEqual(['Maps'])
  })

  it('leaves earlier decisions unchanged when the dialog is closed', () => {
    const record = decide.close(decide.addFound(decide.accept(fresh), [films]))
    expect(flags(record)).toEqual(year)
    expect(allowed(record)).toEqual(['Count', 'Pay', 'Video'])
  })

  it('can be accepted without changing the others', () => {
    const record = decide.acceptNew(decide.addFound(decide.save(fresh, ['Video']), [films]))
    expect(allowed(record)).toEqual(['Films', 'Pay', 'Video'])
    expect(flags(record)).toEqual(year)
  })

  it('adds no item to a listed group', () => {
    const record = decide.addFound(fresh, [{ name: 'Video', domain: 'cdn.video.example' }])
    expect(record.blockList).toHaveLength(fresh.blockList.length)
    expect(record.blockList[0]).toMatchObject({ reportable: true, new: false })
  })
})

describe('an item listed by a script of the page', () => {
  const { items } = testSite(
    { name: 'Tickets', domain: 'tickets.example', report: true },
    { name: 'Unseen', domain: 'unseen.example', visible: false },
    { name: 'Locked', domain: 'locked.example', editable: false },
    { name: 'Video', domain: 'other.example', editable: false },
  )
  const authors = items.map((item) => ({ ...item, userList: false, new: item.editable }))
  const met = items.map(({ name, domain = '' }) => ({ name, domain }))
  const onPage = (record: ConsentRecord) => decide.addFound(decide.authored(record, authors), met)
  const of = (record: ConsentRecord, name: string) => record.blockList.find((item) => item.name === name)

  // The cookie stores the choice without the page's settings.
  it.each([
    ['undecided', fresh],
    ['reject', decide.reject(decide.addFound(fresh, met))],
    ['accept', decide.accept(decide.addFound(fresh, met))],
  ])('keeps the settings of the page after %s', (_name, record) => {
    expect(of(onPage(record), 'Tickets')).toMatchObject({ report: true, visible: true, editable: true })
    expect(of(onPage(record), 'Unseen')).toMatchObject({ visible: false })
    expect(of(onPage(record), 'Locked')).toMatchObject({ editable: false, actived: false, new: false })
    expect(of(onPage(record), 'Video')).toMatchObject({ editable: true })
  })

  it('is reported before and after it was refused', () => {
    for (const record of [fresh, decide.reject(decide.addFound(fresh, met))])
      expect([...decide.groupsToReport(onPage(record))]).toContain('Tickets')
  })
})

describe('groupsToReport', () => {
  const onPage = [
    { name: 'Video', domain: 'video.example' },
    { name: 'Count', domain: 'count.example' },
  ]
  it.each([
    ['is empty if nothing is hidden on this page', decide.reject(fresh), []],
    ['has refused groups with report', decide.addFound(decide.reject(fresh), onPage), ['Video']],
    ['is empty if everything is allowed', decide.addFound(decide.accept(fresh), onPage), []],
  ])('%s', (_name, record, groups) => {
    expect([...decide.groupsToReport(record)]).toEqual(groups)
  })
})

describe('the dialog opens by itself', () => {
  const rule = (opens: 'always' | 'needed', record = fresh) => ({
    ...record,
    config: { ...record.config, opens },
  })
  const met = (name: string, domain: string, record = fresh) => decide.addFound(record, [{ name, domain }])
  const refused = decide.reject(fresh)

  it.each([
    ['always, before a decision', rule('always'), true],
    ['always, after a refusal', rule('always', refused), false],
    [
      'always, after a refusal and with an unlisted service',
      rule('always', met('X', 'x.example', refused)),
      false,
    ],
    ['always, with the signal of the browser', decide.gpc(rule('always')), false],
    ['where needed, with nothing on the page', rule('needed'), false],
    ['where needed, with an unlisted service', rule('needed', met('X', 'x.example')), false],
    ['where needed, with a listed one', rule('needed', met('Video', 'video.example')), true],
    ['where needed, after a refusal', rule('needed', met('Video', 'video.example', refused)), false],
  ])('%s: %s', (_when, record, opens) => {
    expect(decide.mustAsk(record)).toBe(opens)
  })
})

it('keeps a closed bar closed with later decisions', () => {
  const closed = decide.dismiss(decide.reject(fresh))
  for (const record of [decide.reject(closed), decide.close(closed), decide.save(closed, ['Video'])])
    expect(record.showMessage).toBe(false)
  expect(decide.reject(decide.accept(fresh)).showMessage).toBe(true)
})
