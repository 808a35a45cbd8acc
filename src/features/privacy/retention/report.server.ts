import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { administrators } from '../../../platform/payload/access'
import { postEndpoint } from '../../../platform/payload/endpoint'
import { readBody } from '../../../platform/payload/read-body'
import type { Retention } from '../../../platform/retention/retention'
import { beforeOf, countOld } from './erase-old.server'
import type { NextNight, Report } from './report-contract'
import { lastRun } from './retention-task.server'

const periods = z.record(z.string(), z.number().nullish())

/** The labels of the fields, in the language of the reader. */
const labelsOf = ({ payload, i18n, t }: PayloadRequest): Map<string, string> => {
  const config = payload.config.globals.find(({ slug }) => slug === 'retention')
  return new Map(
    config?.fields.flatMap((field) => {
      if (!('name' in field) || !('label' in field) || !field.label) return []
      const label =
        typeof field.label === 'function' ? field.label({ i18n, t }) : getTranslation(field.label, i18n)
      return [[field.name, label] as const]
    }),
  )
}

/**
 * Counts the records that the last night has erased, and those that the next night would erase with the periods of the form, which
 * may not be saved.
 */
export const reportEndpoint = (retentions: readonly Retention[]) =>
  postEndpoint('/report', administrators, async (req) => {
    const given = await readBody(req, z.object({ periods }))
    const { payload } = req
    const labels = labelsOf(req)
    const run = await lastRun(payload)
    const erased = (run?.erased ?? {}) as Record<string, number>
    const rows: NextNight[] = []
    for (const retention of retentions) {
      const { key } = retention
      const before = beforeOf(retention, given.periods, new Date())
      rows.push({
        key,
        // Without the unit in brackets, which belongs to the number of the field.
        label: (labels.get(key) ?? key).replace(/ \([^()]*\)$/, ''),
        last: erased[key] ?? 0,
        next: before ? await countOld(payload, retention, before) : null,
      })
    }
    const night = run && { day: run.day, state: run.state, failed: (run.failed ?? []) as string[] }
    const report: Report = { rows, ...(night && { night }) }
    return Response.json(report, { headers: { 'cache-control': 'private, no-store' } })
  })
