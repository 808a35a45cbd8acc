import { expect, it } from 'vitest'
import { isDailyBackupLate, judgeBackups } from './backup-state.server'

const zone = 'Europe/Madrid'
/** One hour ahead of UTC in November. */
const at = (text: string) => new Date(`2026-11-${text}:00+01:00`)
const settings = { hour: 3, timeZone: zone, changedAt: at('01T12:00'), isChosen: true }

it.each([
  ['an hour after it was due', '18T04:00', '17T03:05', false],
  ['written today', '18T12:00', '18T03:05', false],
  ['missing today, two hours later', '18T05:00', '17T03:05', true],
  ['before it is due', '18T02:00', '17T03:05', false],
  ['missing since yesterday, before today’s is due', '18T02:00', '16T03:05', true],
  ['never written', '18T12:00', undefined, true],
])('the daily backup: %s', (_name, now, last, isLate) => {
  expect(isDailyBackupLate(settings, last === undefined ? undefined : at(last), at(now))).toBe(isLate)
})

it.each([
  ['an hour after it was turned on', '18T12:00', '18T13:00', false],
  ['two hours after it was turned on, if today’s was due', '18T12:00', '18T14:00', true],
  ['turned on in the night, before it is due', '18T00:30', '18T02:45', false],
  ['turned on in the evening, in the night after it', '17T22:00', '18T02:00', true],
  ['turned on before the hour of the same day', '18T01:00', '18T05:30', true],
])('without any daily backup: %s', (_name, changed, now, isLate) => {
  expect(isDailyBackupLate({ ...settings, changedAt: at(changed) }, undefined, at(now))).toBe(isLate)
})

it.each([
  ['set up at noon, in the evening', '18T12:00', '18T20:00', false],
  ['set up at noon, the next morning', '18T12:00', '19T04:00', false],
  ['set up at noon, two hours after the next one was due', '18T12:00', '19T05:00', true],
])('a site that never chose: %s', (_name, since, now, isLate) => {
  const usual = { ...settings, isChosen: false, changedAt: at(since) }
  expect(isDailyBackupLate(usual, undefined, at(now))).toBe(isLate)
})

const now = new Date('2026-11-18T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

it.each([
  [{ hasFailed: false, isDaily: true, isDailyLate: false, last: { at: daysAgo(0.4), size: 5e6 } }, ['ok']],
  [
    { hasFailed: false, isDaily: false, isDailyLate: false, last: { at: daysAgo(3), size: 5e6 } },
    ['ok', 'warning'],
  ],
  [{ hasFailed: false, isDaily: false, isDailyLate: false }, ['warning', 'warning']],
  [
    { hasFailed: true, isDaily: true, isDailyLate: true, last: { at: daysAgo(2), size: 1 } },
    ['problem', 'problem'],
  ],
  [{ hasFailed: false, isDaily: true, isDailyLate: false, last: { at: daysAgo(9), size: 1 } }, ['warning']],
])('backups: %o', (state, states) => {
  expect(judgeBackups(state, now).map((finding) => finding.state)).toEqual(states)
})
