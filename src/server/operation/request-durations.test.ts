import { expect, it } from 'vitest'
import { exposition } from '../../platform/http/exposition'
import { RequestDurations, unmatchedRoute } from './request-durations'

it('counts by route and method, in cumulative buckets', () => {
  const durations = new RequestDurations()
  const page = durations.numberOf('/schools/:slug')
  durations.observe(page, 'GET', 200, 0.04)
  durations.observe(page, 'GET', 200, 1)
  const form = durations.numberOf('/say "hello"')
  expect(durations.numberOf('/schools/:slug')).toBe(page)
  durations.observe(page, 'GET', 503, 20_000)
  durations.observe(form, 'POST', 200, 30)
  durations.observe(unmatchedRoute, 'PROPFIND', 404, 2)
  const lines = exposition(durations.families()).split('\n')
  const labels = 'route="/schools/:slug",method="GET"'
  const name = 'schoolhouse_request_duration_seconds'
  expect(lines).toContain(`${name}_bucket{${labels},le="0.001"} 2`)
  expect(lines).toContain(`${name}_bucket{${labels},le="10"} 2`)
  expect(lines).toContain(`${name}_bucket{${labels},le="+Inf"} 3`)
  expect(lines).toContain(`${name}_count{${labels}} 3`)
  expect(lines).toContain(`schoolhouse_request_errors_total{${labels}} 1`)
  expect(lines).toContain(`${name}_sum{route="/say \\"hello\\"",method="POST"} 0.03`)
  expect(lines).toContain(`${name}_count{route="unmatched",method="other"} 1`)
  expect(lines.filter((line) => line.startsWith(`${name}_count`))).toHaveLength(3)
})
