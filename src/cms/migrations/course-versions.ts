import { sql } from '../../platform/database/statement'

type Query = (statement: ReturnType<typeof sql>) => Promise<unknown>

const texts = ['title', 'summary', 'description', 'starts', 'seo_title', 'seo_description']
const values = [
  ...['school_id', 'position', 'slug', 'number', 'lessons_per_week', 'minutes_per_lesson', 'max_class_size'],
  ...['min_age', 'places', 'places_per_start', 'blocks', 'updated_at', 'created_at'],
]
/** PostgreSQL has a type of its own for each of these columns. */
const choices = ['level_from', 'level_to', 'starts_on']
const lists = { start_dates: ['day'], places_at_times: ['from', 'to', 'places'], places_at_starts: ['day', 'places'] }

const columns = (names: readonly string[], prefix = '') =>
  sql.join(
    names.map((name) => sql.identifier(prefix + name)),
    sql`, `,
  )

/**
 * Makes every course public, as it was before courses had drafts, and stores it as its newest version: the panel lists versions.
 * For either database.
 */
export const publishCourses = async (query: Query, isPostgres: boolean): Promise<void> => {
  const chosen = choices.map((name) => {
    const type = sql.raw(`enum__courses_v_version_${name}`)
    return isPostgres ? sql`${sql.identifier(name)}::text::${type}` : sql.identifier(name)
  })
  await query(sql`update courses set _status = 'published'`)
  await query(
    sql`insert into _courses_v (parent_id, ${columns([...values, ...choices], 'version_')}, version__status, created_at, updated_at, latest)
      select id, ${columns(values)}, ${sql.join(chosen, sql`, `)}, 'published', updated_at, updated_at, true from courses order by id`,
  )
  await query(
    sql`insert into _courses_v_locales (${columns(texts, 'version_')}, _locale, _parent_id)
      select ${columns(texts)}, l._locale, v.id from courses_locales l join _courses_v v on v.parent_id = l._parent_id`,
  )
  await query(
    sql`insert into _courses_v_rels ("order", parent_id, path, media_id)
      select r."order", v.id, 'version.' || r.path, r.media_id from courses_rels r join _courses_v v on v.parent_id = r.parent_id`,
  )
  for (const [list, names] of Object.entries(lists))
    await query(
      sql`insert into ${sql.identifier(`_courses_v_version_${list}`)} (_order, _parent_id, ${columns(names)}, _uuid)
        select r._order, v.id, ${sql.join(
          names.map((name) => sql`r.${sql.identifier(name)}`),
          sql`, `,
        )}, r.id from ${sql.identifier(`courses_${list}`)} r join _courses_v v on v.parent_id = r._parent_id`,
    )
}
