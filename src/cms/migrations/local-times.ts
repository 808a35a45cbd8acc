import { sql } from '../../platform/database/statement'
import { writeZonedTime } from '../../shared/zoned-time'

type Query = (statement: ReturnType<typeof sql>) => Promise<{ rows: unknown[] }>

const batch = 200

/** Writes the local times of all posts and of their versions, on either database, so that they show what they have shown before. */
export const fillLocalTimes = async (query: Query): Promise<void> => {
  const schools = (await query(sql`select id, time_zone as zone, _status as status from schools order by id`))
    .rows as { id: number; zone: string | null; status: string }[]
  const zones = new Map(schools.map(({ id, zone }) => [id, zone]))
  const withoutSchool = schools.find(({ status }) => status === 'published')?.zone || 'UTC'
  for (const [table, prefix] of [
    ['posts', ''],
    ['_posts_v', 'version_'],
  ] as const) {
    const column = (name: string) => sql.identifier(prefix + name)
    const from = sql.identifier(table)
    let last = 0
    for (;;) {
      const { rows } = await query(
        sql`select id, ${column('school_id')} as school, ${column('date')} as date, ${column('event_starts_at')} as starts,
          ${column('event_ends_at')} as ends from ${from} where id > ${last} order by id limit ${batch}`,
      )
      for (const { id, school, date, starts, ends } of rows as Record<string, number>[]) {
        const zone = (school && zones.get(school)) || withoutSchool
        const local = (at?: unknown) => (at ? writeZonedTime(zone, new Date(String(at))) : null)
        await query(
          sql`update ${from} set ${column('date_local')} = ${local(date)}, ${column('event_starts_local')} = ${local(starts)},
            ${column('event_ends_local')} = ${local(ends)} where id = ${id}`,
        )
        last = Number(id)
      }
      if (rows.length < batch) break
    }
  }
}
