import { beforeAll, describe, expect, it } from 'vitest'
import type { Place } from '../../../src/features/blocks/copying/copied-block'
import type { Page, User } from '../../../src/platform/payload/payload-types'
import { blockSamples } from '../../fixtures/block-samples'
import { createCourse, createPage, createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('blocks in several documents', (open) => {
  let site: Site
  let source: Page
  let headers: Record<string, string>
  let moderator: User

  const logIn = async (user: User) => {
    const token = await openSession(site.payload, { email: user.email, password })
    return { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  }
  const call = async (name: string, body: object, sent = headers) => {
    const answer = await site.rest(`/api/reusable-content/${name}`, {
      method: 'POST',
      headers: sent,
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const from = (): Place => ({ collection: 'pages', id: source.id })
  const refusal = (body: { errors: { data?: { errors: { message: string }[] }; message: string }[] }) =>
    body.errors[0]?.data?.errors[0]?.message ?? body.errors[0]?.message

  beforeAll(async () => {
    site = await open()
    const editor = await createUser(site.payload, 'editor')
    moderator = await createUser(site.payload, 'moderator')
    headers = await logIn(editor)
    source = await createPage(site.payload, {
      title: 'Source',
      slug: 'source',
      blocks: [
        { ...blockSamples.callToAction, id: 'call' },
        { ...blockSamples.accordion, id: 'faq' },
      ] as never,
    })
    for (const [locale, heading, question] of [
      ['de', 'Welche Woche passt dir?', 'Brauche ich ein Visum?'],
      ['eu', 'Zein aste nahi duzu?', undefined],
    ] as const)
      await site.payload.update({
        collection: 'pages',
        id: source.id,
        locale,
        data: {
          title: `Source ${locale}`,
          blocks: source.blocks?.map((block) => {
            if (block.blockType === 'callToAction') return { ...block, heading }
            if (block.blockType !== 'accordion') return block
            const items = block.items.map((item, index) => ({
              ...item,
              question: index === 0 && question ? question : item.question,
            }))
            return { ...block, items }
          }),
          _status: 'published',
        },
      })
  })

  const blocksIn = async (place: Place, locale: 'en' | 'de' | 'eu' | 'fr') => {
    const options = { locale, fallbackLocale: false, draft: true, depth: 0 } as const
    const doc =
      'global' in place
        ? await site.payload.findGlobal({ slug: place.global, ...options })
        : await site.payload.findByID({ ...place, ...options })
    return doc.blocks ?? []
  }

  describe('copying', () => {
    it('adds a block at the end of a page with its texts in all languages, as a draft', async () => {
      const target = await createPage(site.payload, { title: 'Target', slug: 'target' })
      const to: Place = { collection: 'pages', id: target.id }
      const { status, body } = await call('copy-block', { from: from(), block: 'call', to })
      expect([status, body.errors]).toEqual([201, undefined])
      for (const [locale, heading] of [
        ['en', 'Which week suits you?'],
        ['de', 'Welche Woche passt dir?'],
        ['eu', 'Zein aste nahi duzu?'],
      ] as const) {
        const blocks = await blocksIn(to, locale)
        expect(blocks.slice(0, -1), 'the others stay').toHaveLength(target.blocks?.length ?? 0)
        expect(blocks.at(-1)).toMatchObject({ blockType: 'callToAction', heading })
      }
      expect((await blocksIn(to, 'fr')).at(-1)).not.toHaveProperty('heading', expect.anything())
      const published = await site.payload.findByID({ collection: 'pages', id: target.id, depth: 0 })
      expect(published.blocks).toHaveLength(target.blocks?.length ?? 0)
      // A version for the whole copy, not one for each language.
      const versions = await site.payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: target.id } },
      })
      expect(versions.totalDocs).toBe(2)
      expect(versions.docs[0]?.version.changedBy).toBeTruthy()
    })

    it('reaches the home page, courses and the page itself', async () => {
      const { id: school } = await createSchool(site.payload)
      const course = await createCourse(site.payload, school)
      await site.payload.update({
        collection: 'courses',
        id: course.id,
        locale: 'de',
        data: { title: 'Kurs', summary: 'Ein Kurs' },
      })
      for (const to of [
        { global: 'home-page' },
        { collection: 'courses', id: course.id },
        from(),
      ] as const satisfies Place[]) {
        const { status } = await call('copy-block', { from: from(), block: 'faq', to })
        expect(status).toBe(201)
        const german = (await blocksIn(to, 'de')).at(-1)
        expect(german).toMatchObject({
          blockType: 'accordion',
          items: [{ question: 'Brauche ich ein Visum?' }, {}],
        })
        expect(german?.id).not.toBe('faq')
      }
      const ids = (await blocksIn(from(), 'en')).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('is refused with a reason, and stores nothing', async () => {
      const to = from()
      const before = await blocksIn(to, 'en')
      expect((await call('copy-block', { from: to, block: 'call', to }, await logIn(moderator))).status).toBe(
        403,
      )
      const { authorization: _token, ...anonymous } = headers
      expect((await call('copy-block', { from: to, block: 'call', to }, anonymous)).status).toBe(403)
      const gone = await call('copy-block', { from: to, block: 'gone', to })
      expect([gone.status, refusal(gone.body)]).toEqual([400, expect.stringContaining('not stored yet')])
      const deleted = await call('copy-block', {
        from: to,
        block: 'call',
        to: { collection: 'pages', id: 9999 },
      })
      expect(refusal(deleted.body)).toBe('This page was deleted.')
      expect(
        (await call('copy-block', { from: { collection: 'users', id: 1 }, block: 'call', to })).status,
      ).toBe(400)
      expect(await blocksIn(to, 'en')).toEqual(before)
    })
  })

  describe('keeping', () => {
    it('publishes the block as reusable content in all languages', async () => {
      const { status, body } = await call('keep-block', {
        from: from(),
        block: 'call',
        title: ' Which week ',
      })
      expect([status, body.errors]).toEqual([201, undefined])
      const { id } = body.doc as { id: number }
      const stored = await site.payload.findByID({
        collection: 'reusable-content',
        id,
        locale: 'de',
        depth: 0,
      })
      expect(stored).toMatchObject({ title: 'Which week', _status: 'published' })
      expect(stored.blocks).toMatchObject([{ blockType: 'callToAction', heading: 'Welche Woche passt dir?' }])
      expect(await blocksIn({ collection: 'reusable-content', id }, 'eu')).toMatchObject([
        { heading: 'Zein aste nahi duzu?' },
      ])
    })

    it('is refused for a block that is not complete, and stores nothing', async () => {
      const before = await site.payload.count({ collection: 'reusable-content' })
      await site.payload.update({
        collection: 'pages',
        id: source.id,
        draft: true,
        data: { blocks: [...(source.blocks ?? []), { blockType: 'quote', id: 'empty' } as never] },
      })
      const empty = await call('keep-block', { from: from(), block: 'empty', title: 'Nothing' })
      expect([empty.status, refusal(empty.body)]).toEqual([400, 'This field is required.'])
      const untitled = await call('keep-block', { from: from(), block: 'call', title: ' ' })
      expect(refusal(untitled.body)).toBe('Enter a title for the reusable content.')
      expect(await site.payload.count({ collection: 'reusable-content' })).toEqual(before)
    })
  })

  describe('a required text', () => {
    const save = (locale: 'en' | 'fr', heading: string | null) =>
      site.payload.update({
        collection: 'pages',
        id: source.id,
        locale,
        data: {
          title: locale === 'fr' ? 'Source, en français' : 'Source',
          blocks: [{ ...blockSamples.callToAction, id: 'call', heading } as never],
          _status: 'published',
        },
      })

    it('may be empty in a translation, which then shows that of the default language', async () => {
      for (const empty of [null, '']) {
        await save('fr', empty)
        const read = await site.payload.findByID({
          collection: 'pages',
          id: source.id,
          locale: 'fr',
          depth: 0,
        })
        expect(read.title).toBe('Source, en français')
        expect(read.blocks?.[0]).toMatchObject({ heading: 'Which week suits you?' })
      }
    })

    it('is required in the default language, and has a largest length in all', async () => {
      await expect(save('en', '')).rejects.toMatchObject({ data: { errors: [{ path: 'blocks.0.heading' }] } })
      await expect(save('fr', 'x'.repeat(121))).rejects.toMatchObject({
        data: { errors: [{ path: 'blocks.0.heading' }] },
      })
    })

    it('is required in the default language that administrators chose', async () => {
      const setDefault = (defaultLanguage: 'en' | 'fr') =>
        site.payload.updateGlobal({ slug: 'site-settings', data: { defaultLanguage } })
      await setDefault('fr')
      try {
        await expect(save('fr', '')).rejects.toMatchObject({
          data: { errors: [{ path: 'blocks.0.heading' }] },
        })
        await save('fr', 'Quelle semaine vous convient\u00a0?')
        await expect(save('en', '')).resolves.toMatchObject({ title: 'Source' })
      } finally {
        await setDefault('en')
      }
    })
  })
})
