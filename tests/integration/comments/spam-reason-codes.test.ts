import { expect, it } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { readModeratedComments } from '../../../src/features/comments/moderation/list/list-rows.server'
import { migrate } from '../../../src/platform/database/migrate'
import { createSchool } from '../kit/content'
import { describeSite } from '../kit/harness'

/** Sentences of the versions before, and what they become. */
const reasons: [sentence: string, reason: unknown][] = [
  ['It filled in the field that people do not see.', { code: 'trapped' }],
  ['It was sent within three seconds, so it waits for you.', { code: 'quick' }],
  ['Akismet takes it for spam.', { code: 'akismet' }],
  ['Akismet could not be asked, so it waits for you.', { code: 'akismetSilent' }],
  [
    'It contains “o’clock, a “b””, which is on the blocklist.',
    { code: 'blocked', params: { entry: 'o’clock, a “b”' } },
  ],
  ['It has 1 link; 0 are allowed.', { code: 'links', params: { links: 1, max: 0 } }],
  ['It has 3 links; 2 are allowed.', { code: 'links', params: { links: 3, max: 2 } }],
  [
    'The filter gives it 93 of 100. Like earlier spam: asks readers to do something, a number, “subscr…”, “in 0”, “win” in a link. Like approved comments: “one … dog”, “school” in the website.',
    {
      code: 'filter',
      params: {
        score: 93,
        against: ['#appeal', '#number', 'subscr…', 'in 0', 'link:win'],
        inFavour: ['one … dog', 'from:school'],
      },
    },
  ],
  ['The filter gives it 50 of 100.', { code: 'filter', params: { score: 50, against: [], inFavour: [] } }],
  [
    'The filter gives it 12 of 100. Like approved comments: asks for nothing and has no link.',
    { code: 'filter', params: { score: 12, against: [], inFavour: ['#plain'] } },
  ],
  ['A sentence that nobody knows.', 'A sentence that nobody knows.'],
  [
    'The filter gives it 9 of 100. Like earlier spam: something unknown.',
    'The filter gives it 9 of 100. Like earlier spam: something unknown.',
  ],
]

describeSite('reasons of the spam filter that were stored as sentences', (open, dialect) => {
  it('become codes, once; unknown ones stay', async () => {
    const site = await open()
    const { id: school } = await createSchool(site.payload)
    const write = async (spamReasons: unknown[] | null) => {
      const { id } = await site.payload.create({
        collection: 'comments',
        data: { school, content: 'Words', language: 'en', state: 'spam', spamReasons } as never,
      })
      return id
    }
    const old = await write(reasons.map(([sentence]) => sentence))
    const none = await write(null)
    const mixed = await write([{ code: 'quick' }, 'Akismet takes it for spam.'])
    const stored = async () => {
      const rows = await readModeratedComments(site.payload, [old, none, mixed])
      return rows.map(({ spamReasons }) => spamReasons)
    }
    const convert = async () => {
      await site.sql(`delete from payload_migrations where name like '%spam_reason_codes'`)
      await migrate(site.payload, site.env, migrationsOf(site.env))
    }
    const expected = [reasons.map(([, reason]) => reason), [], [{ code: 'quick' }, { code: 'akismet' }]]
    await convert()
    expect(await stored()).toEqual(expected)
    await convert()
    expect(await stored()).toEqual(expected)
    const type = dialect === 'sqlite' ? 'json_type(spam_reasons)' : 'jsonb_typeof(spam_reasons)'
    expect(await site.sql(`select ${type} as type from comments where id = ${old}`)).toMatchObject([
      { type: 'array' },
    ])
  })
})
