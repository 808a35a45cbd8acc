import type { Site } from '../kit/harness'

/** Repeats the first comment of a SQLite site, with other texts. */
export const addComments = async (site: Site, count: number): Promise<void> => {
  const columns = await site.sql(
    "select name from pragma_table_info('comments') where name not in ('id', 'once')",
  )
  const names = columns.map(({ name }) => String(name))
  await site.sql(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into comments (${names.join(', ')})
      select ${names.map((name) => (name === 'body' ? "body || ' number ' || i" : name)).join(', ')}
      from comments, n where comments.id = (select min(id) from comments)`,
  )
}
