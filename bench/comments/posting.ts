import { sql } from '@payloadcms/db-sqlite'
import { commentFields, commentsPath } from '../../src/features/comments/contract'
import { runStatement } from '../../src/platform/database/statement'
import { openApp } from '../../tests/integration/kit/app'
import type { BenchSite } from './site'

const posts = 150

const perSecond = async (work: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < 10; index++) await work(-1 - index)
  const began = performance.now()
  for (let index = 0; index < posts; index++) await work(index)
  return (posts * 1000) / (performance.now() - began)
}

/** Those of warming up count below zero. */
const addressOf = (index: number) => `198.51.${index < 0 ? 0 : 100}.${Math.abs(index)}`

/** Comments that visitors' forms store per second against bare inserts, each in a transaction of its own. */
export const postingRatio = async (site: BenchSite, school: { id: number; slug: string }) => {
  const { payload } = site
  const settings = { captcha: false, secondsBetween: 0, nameRequired: false }
  await payload.updateGlobal({ slug: 'comment-settings', data: settings })
  const bare = await perSecond((index) =>
    runStatement(
      payload,
      sql`insert into comments (school_id, parent, author, content, state, language, once, version, path, root, search_text)
        values (${school.id}, 0, 'Bare', ${`Bare ${index}`}, 'unapproved', 'en', ${`bare:${index}`}, 1, '0', '0', 'bare')`,
    ),
  )
  const { app, close } = await openApp(site)
  try {
    const refused = new Set<number>()
    const posted = await perSecond(async (index) => {
      const fields = {
        [commentFields.author]: 'Visitor',
        [commentFields.email]: 'visitor@mail.example',
        [commentFields.content]: `Through the form, number ${index}`,
        [commentFields.parentId]: '0',
        [commentFields.once]: `bench-post-${index}`,
      }
      const { statusCode } = await app.inject({
        method: 'POST',
        url: commentsPath({ type: 'schools', slug: school.slug }),
        // One address may send sixty in ten minutes; these come from as many people.
        remoteAddress: addressOf(index),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
      if (statusCode !== 303) refused.add(statusCode)
    })
    return refused.size ? { refused: [...refused] } : { ratio: posted / bare, posted, bare }
  } finally {
    await close()
  }
}
