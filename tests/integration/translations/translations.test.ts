import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { toRichText } from '../../../src/cms/seed/rich-text'
import { itemsFor } from '../../../src/features/dashboard/dashboard-items.server'
import type {
  ImportReport,
  SavedText,
  StateFilter,
  TextChange,
} from '../../../src/features/translations/contract'
import { listTexts } from '../../../src/features/translations/list/list-texts.server'
import { showTexts } from '../../../src/features/translations/list/show-texts.server'
import { fillStates } from '../../../src/features/translations/translations.server'
import { readTable } from '../../../src/platform/csv/csv-table'
import type { User } from '../../../src/platform/payload/payload-types'
import type { Locale } from '../../../src/shared/locale'
import { createCourse, createPage, createSchool, createUser, pageData, textBlocks } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

/** A table as a spreadsheet saves it: cells stay as they are. */
const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

describeSite('translations', (open, _dialect, once) => {
  let site: Site
  let editor: User
  let moderator: User

  beforeAll(async () => {
    site = await open()
    editor = await createUser(site.payload, 'editor')
    moderator = await createUser(site.payload, 'moderator')
  })

  const requestOf = (user?: User): Promise<PayloadRequest> =>
    createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, site.payload)

  /** The rows of one document. */
  const rowsOf = async (document: string, language: Locale = 'de', state: StateFilter = 'all') => {
    const req = await requestOf(editor)
    const { texts, main } = await listTexts(req, { language, state })
    const listed = texts.filter((text) => text.document === document)
    return showTexts(req, listed, { language, main })
  }

  const statesOf = async (document: string, language: Locale = 'de') =>
    Object.fromEntries((await rowsOf(document, language)).map(({ field, state }) => [field, state]))

  const rowOf = async (document: string, field: string) => {
    const row = (await rowsOf(document)).find((found) => found.field === field)
    if (!row) throw new Error(`${document} has no ${field}`)
    return row
  }

  const call = async (path: string, user: User | undefined, given: object, query = '') => {
    const { endpoints } = site.payload.collections.translations.config
    const endpoint = (endpoints || []).find((one) => one.path === path)
    const req = Object.assign(await requestOf(user), given, { searchParams: new URLSearchParams(query) })
    return (await endpoint?.handler(req)) as Response
  }

  const save = async (texts: TextChange[], user = editor): Promise<SavedText[]> => {
    const response = await call('/save', user, { json: async () => ({ language: 'de', texts }) })
    return ((await response.json()) as { texts: SavedText[] }).texts
  }

  const change = async (document: string, field: string, text: string): Promise<TextChange> => {
    const { path, sourceHash, textHash } = await rowOf(document, field)
    return { document, path, text, sourceHash, textHash }
  }

  const german = (collection: 'pages' | 'courses', id: number, draft = false) =>
    site.payload.findByID({ collection, id, locale: 'de', fallbackLocale: false, draft, depth: 0 })

  const setTitle = (id: number, title: string, locale: Locale = 'en') =>
    site.payload.update({ collection: 'pages', id, locale, data: { title } })

  it('of a title that is missing show the source in lists of the panel, and nowhere else', async () => {
    const { id } = await createPage(site.payload, { title: 'Without German' })
    const where = { id: { equals: id } }
    const options = { locale: 'de', fallbackLocale: false, draft: true, depth: 0 } as const
    const list = (includeLockStatus: boolean) =>
      site.payload.find({ collection: 'pages', where, includeLockStatus, ...options })
    expect((await list(true)).docs[0]?.title).toBe('Without German')
    expect((await list(false)).docs[0]?.title ?? '').toBe('')
    const form = await site.payload.findByID({
      ...{ collection: 'pages', id, includeLockStatus: true, ...options },
    })
    expect(form.title ?? '').toBe('')
    await site.payload.delete({ collection: 'pages', id })
  })

  describe('are followed', () => {
    it('from missing to current to outdated, and back when the source changes back', async () => {
      const page = await createPage(site.payload, { title: 'About us' })
      const document = `pages:${page.id}`
      expect(await statesOf(document)).toEqual({ Title: 'missing', 'Text 1 › Text': 'missing' })
      await setTitle(page.id, 'Über uns', 'de')
      expect(await statesOf(document)).toMatchObject({ Title: 'current', 'Text 1 › Text': 'missing' })
      expect(await statesOf(document, 'fr')).toMatchObject({ Title: 'missing' })
      await setTitle(page.id, 'About the school')
      expect(await statesOf(document)).toMatchObject({ Title: 'outdated' })
      expect((await rowsOf(document, 'de', 'outdated')).map(({ text }) => text)).toEqual(['Über uns'])
      await setTitle(page.id, 'About us')
      expect(await statesOf(document)).toMatchObject({ Title: 'current' })
    })

    it('through copies, versions and deletion', async () => {
      const { payload } = site
      const page = await createPage(payload, { title: 'Copied' })
      await setTitle(page.id, 'Kopiert', 'de')
      await setTitle(page.id, 'Copied twice')
      const copy = await payload.duplicate({ collection: 'pages', id: page.id, data: { slug: 'a-copy' } })
      expect(await statesOf(`pages:${copy.id}`)).toMatchObject({ Title: 'outdated' })

      const { docs } = await payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: page.id } },
        sort: 'createdAt',
      })
      await payload.restoreVersion({ collection: 'pages', id: String(docs[1]?.id) as never })
      expect(await rowOf(`pages:${page.id}`, 'Title')).toMatchObject({ source: 'Copied', state: 'current' })

      await payload.delete({ collection: 'pages', id: page.id })
      expect(await rowsOf(`pages:${page.id}`)).toEqual([])
      expect(await site.sql(`select * from translations where document = 'pages:${page.id}'`)).toEqual([])
    })

    it('in globals and in rows of lists', async () => {
      await site.payload.updateGlobal({
        slug: 'home-page',
        data: { heading: 'Learn with us', _status: 'published' } as never,
      })
      expect(await statesOf('globals:home-page')).toMatchObject({ Heading: 'missing' })
      const school = await createSchool(site.payload)
      await site.payload.update({
        collection: 'schools',
        id: school.id,
        data: {
          faq: [
            { question: 'When?', answer: 'Now.' },
            { question: 'Where?', answer: 'Here.' },
          ],
        },
      })
      const fields = Object.keys(await statesOf(`schools:${school.id}`))
      expect(fields.filter((field) => field.includes('2'))).toHaveLength(2)
    })

    it('where documents came past the hooks, which count as up to date', async () => {
      await fillStates(site.payload)
      const page = await createPage(site.payload, { title: 'Old page' })
      await setTitle(page.id, 'Alte Seite', 'de')
      await site.sql(`delete from translations where document = 'pages:${page.id}'`)
      await site.sql(`insert into translations (document, texts) values ('pages:99999', '[]')`)
      expect(await fillStates(site.payload)).toBe(1)
      expect(await statesOf(`pages:${page.id}`)).toMatchObject({ Title: 'current' })
      expect(await site.sql(`select * from translations where document = 'pages:99999'`)).toEqual([])
      expect(await fillStates(site.payload)).toBe(0)
    })
  })

  it('are named by the title in the default language and the kind of document', async () => {
    const { payload } = site
    const school = await createSchool(payload)
    const course = await createCourse(payload, school.id, 'Intensive course')
    const [row] = await rowsOf(`courses:${course.id}`)
    expect(row).toMatchObject({ title: 'Intensive course', kind: 'Course', field: 'Title', isDraft: false })
    expect(row?.href).toBe(`/admin/collections/courses/${course.id}?locale=de`)
    const { title: _, ...untitled } = pageData()
    const page = await payload.create({
      collection: 'pages',
      draft: true,
      data: { ...untitled, slug: 'untitled', _status: 'draft' } as never,
    })
    const [nameless] = await rowsOf(`pages:${page.id}`)
    expect(nameless?.title).toBe(`Page without a title (${page.id})`)
  })

  it('count for public languages only, and Today leads to them', async () => {
    const { payload } = site
    const req = await requestOf(editor)
    const { progress } = await listTexts(req, { state: 'all' })
    expect(progress).toHaveLength(9)
    await payload.updateGlobal({ slug: 'site-settings', data: { publicLanguages: ['en', 'de'] } as never })
    const { progress: fewer } = await listTexts(req, { state: 'all' })
    expect(fewer.map(({ language }) => language)).toEqual(['de'])
    const item = (await itemsFor(req)).find(({ href }) => href.startsWith('/admin/translations'))
    expect(item).toMatchObject({ figure: String(fewer[0]?.missing), text: 'translations missing' })
    const page = await createPage(payload, { title: 'Our town' })
    await setTitle(page.id, 'Unsere Stadt', 'de')
    await setTitle(page.id, 'Our village')
    const outdated = (await itemsFor(req)).find(({ href }) => href === '/admin/translations?state=outdated')
    const { progress: counted } = await listTexts(req, { state: 'outdated' })
    expect(outdated?.figure).toBe(String(counted[0]?.outdated))
    await payload.delete({ collection: 'pages', id: page.id })
    const forModerator = await itemsFor(await requestOf(moderator))
    expect(forModerator.some(({ href }) => href.startsWith('/admin/translations'))).toBe(false)
    await payload.updateGlobal({ slug: 'site-settings', data: { publicLanguages: [] } as never })
  })

  it('lead to the first language that has what the filter shows', async () => {
    const { payload } = site
    const req = await requestOf(editor)
    const chosen = async (state: 'missing' | 'outdated') => (await listTexts(req, { state })).language
    const page = await createPage(payload, { title: 'Our river' })
    await site.sql(`delete from translations where document <> 'pages:${page.id}'`)
    await setTitle(page.id, 'Unser Fluss', 'de')
    await setTitle(page.id, 'Our stream')
    expect(await chosen('missing')).toBe('ca')
    expect(await chosen('outdated')).toBe('de')
    await payload.delete({ collection: 'pages', id: page.id })
    await fillStates(payload)
  })

  describe('are saved', () => {
    once('to the published document, also if other required texts are missing', async () => {
      const school = await createSchool(site.payload)
      const course = await createCourse(site.payload, school.id)
      const document = `courses:${course.id}`
      const saved = await save([await change(document, 'Summary', 'Kurz gesagt.')])
      expect(saved).toMatchObject([{ result: 'saved' }])
      expect(await german('courses', course.id)).toMatchObject({ summary: 'Kurz gesagt.' })
      expect(await statesOf(document)).toMatchObject({ Summary: 'current', Title: 'missing' })
      const shown = await site.payload.findByID({ collection: 'courses', id: course.id, locale: 'de' })
      expect(shown.title).toBe(course.title)
    })

    once('in rows of lists, one at a time, and leave the other languages alone', async () => {
      const school = await createSchool(site.payload)
      const faq = [
        { question: 'When?', answer: 'Now.' },
        { question: 'Where?', answer: 'Here.' },
      ]
      await site.payload.update({ collection: 'schools', id: school.id, data: { faq } })
      const document = `schools:${school.id}`
      const [row] = (await rowsOf(document)).filter(({ source }) => source === 'Here.')
      const saved = await save([
        { document, path: row?.path ?? '', text: 'Hier.', sourceHash: row?.sourceHash ?? '', textHash: '' },
      ])
      expect(saved).toMatchObject([{ result: 'saved' }])
      const stored = await site.payload.findByID({ collection: 'schools', id: school.id, locale: 'all' })
      expect(stored).toMatchObject({
        _status: 'published',
        faq: [
          { answer: { en: 'Now.' } },
          { answer: { en: 'Here.', de: 'Hier.' }, question: { en: 'Where?' } },
        ],
      })
    })

    once('to the draft if there is a newer one, and are not public then', async () => {
      const page = await createPage(site.payload, { title: 'Public' })
      await site.payload.update({ collection: 'pages', id: page.id, draft: true, data: { title: 'Draft' } })
      const document = `pages:${page.id}`
      expect(await rowOf(document, 'Title')).toMatchObject({ source: 'Draft', isDraft: true })
      expect(await save([await change(document, 'Title', 'Entwurf')])).toMatchObject([{ result: 'saved' }])
      expect((await german('pages', page.id)).title).toBeFalsy()
      expect(await german('pages', page.id, true)).toMatchObject({ title: 'Entwurf', _status: 'draft' })
      expect(await site.payload.findByID({ collection: 'pages', id: page.id })).toMatchObject({
        title: 'Public',
      })
    })

    once('not over what somebody else wrote meanwhile', async () => {
      const page = await createPage(site.payload, { title: 'Contested' })
      const document = `pages:${page.id}`
      const mine = await change(document, 'Title', 'Meins')
      await setTitle(page.id, 'Ihres', 'de')
      const [conflict] = await save([mine])
      expect(conflict).toMatchObject({ result: 'conflict', text: 'Ihres', source: 'Contested' })
      const again = await change(document, 'Title', 'Meins')
      await setTitle(page.id, 'New source')
      expect(await save([again])).toMatchObject([{ result: 'conflict', source: 'New source' }])
      expect(await german('pages', page.id)).toMatchObject({ title: 'Ihres' })
    })

    it('in globals by two people at once: the second one reads who was faster', async () => {
      const other = await createUser(site.payload, 'editor')
      for (const [round, heading] of ['First heading', 'Second heading'].entries()) {
        await site.payload.updateGlobal({ slug: 'home-page', data: { heading, _status: 'published' } })
        const mine = await change('globals:home-page', 'Heading', `Meins ${round}`)
        const [[first], [second]] = await Promise.all([
          save([mine]),
          save([{ ...mine, text: `Ihres ${round}` }], other),
        ])
        const [winner, loser] = first?.result === 'saved' ? [first, second] : [second, first]
        const isMine = winner === first
        expect(winner).toMatchObject({ result: 'saved' })
        expect(loser).toMatchObject({
          result: 'conflict',
          text: isMine ? `Meins ${round}` : `Ihres ${round}`,
          by: isMine ? editor.name : other.name,
        })
        const stored = await site.payload.findGlobal({ slug: 'home-page', locale: 'de' })
        expect(stored.heading).toBe(isMine ? `Meins ${round}` : `Ihres ${round}`)
      }
    })

    once('as looked at, if nothing changes', async () => {
      const page = await createPage(site.payload, { title: 'Colour' })
      await setTitle(page.id, 'Farbe', 'de')
      await setTitle(page.id, 'Color')
      const document = `pages:${page.id}`
      expect(await save([await change(document, 'Title', 'Farbe')])).toMatchObject([{ result: 'saved' }])
      expect(await statesOf(document)).toMatchObject({ Title: 'current' })
    })

    once('only by those who may change the document, and within the limits of the field', async () => {
      const page = await createPage(site.payload, { title: 'Guarded' })
      const document = `pages:${page.id}`
      const valid = await change(document, 'Title', 'Bewacht')
      expect(await save([valid], moderator)).toMatchObject([{ result: 'refused' }])
      await expect(call('/save', undefined, { json: async () => ({}) })).rejects.toThrow()
      const [long] = await save([{ ...valid, text: 'x'.repeat(121) }])
      expect(long).toMatchObject({ result: 'refused' })
      expect(await save([{ ...valid, path: 'nothing' }])).toMatchObject([{ result: 'refused' }])
      expect((await german('pages', page.id)).title).toBeFalsy()
      expect((await site.rest('/api/translations')).status).toBe(403)
    })
  })

  describe('with formatting', () => {
    const link = {
      type: 'link',
      version: 3,
      format: '',
      indent: 0,
      direction: 'ltr',
      fields: { linkType: 'custom', url: 'https://school.example/prices', newTab: true },
      children: [
        { type: 'text', version: 1, text: 'prices', format: 0, mode: 'normal', style: '', detail: 0 },
      ],
    }
    const richPage = async (more: object[] = []) => {
      const { root } = toRichText('## Courses\n\nIn **small** groups.\n\n- one\n- two')
      const paragraph = { ...toRichText('See ').root.children[0] } as { children: object[] }
      paragraph.children = [{ ...link.children[0], text: 'See ' }, link]
      const text = { root: { ...root, children: [...root.children, paragraph, ...more] } }
      const page = await createPage(site.payload, { blocks: textBlocks(text) })
      return { page, document: `pages:${page.id}`, field: 'Text 1 › Text' }
    }
    const marks = '## Courses\n\nIn <b>small</b> groups.\n\n- one\n- two\n\nSee <a1>prices</a1>'
    const translated = '## Kurse\n\nIn <b>kleinen</b> Gruppen.\n\n- eins\n- zwei\n\nSiehe <a1>Preise</a1>'

    it('are shown with marks and saved with their formatting and links', async () => {
      const { page, document, field } = await richPage()
      expect(await rowOf(document, field)).toMatchObject({
        source: marks,
        text: '',
        state: 'missing',
        onlyInDocument: false,
        legend: [{ mark: '<a1>', label: 'https://school.example/prices' }],
      })
      const [saved] = await save([await change(document, field, translated)])
      expect(saved).toMatchObject({ result: 'saved', text: translated })
      expect(await rowOf(document, field)).toMatchObject({
        text: translated,
        state: 'current',
        source: marks,
      })
      const { blocks } = await german('pages', page.id)
      expect(blocks?.[0]).toMatchObject({
        text: {
          root: {
            children: [
              { type: 'heading', tag: 'h2', children: [{ text: 'Kurse' }] },
              { children: [{ text: 'In ' }, { text: 'kleinen', format: 1 }, { text: ' Gruppen.' }] },
              { type: 'list', children: [{ children: [{ text: 'eins' }] }, {}] },
              { children: [{ text: 'Siehe ' }, { fields: link.fields, children: [{ text: 'Preise' }] }] },
            ],
          },
        },
      })
      const source = await site.payload.findByID({ collection: 'pages', id: page.id, depth: 0 })
      const changed = textBlocks(toRichText('Other text.'))
      const blocksNow = changed.map((block) => ({ ...block, id: source.blocks?.[0]?.id as string }))
      await site.payload.update({ collection: 'pages', id: page.id, data: { blocks: blocksNow } })
      expect(await rowOf(document, field)).toMatchObject({ source: 'Other text.', state: 'outdated' })
    })

    once('name the pages that links lead to by their title', async () => {
      const target = await createPage(site.payload, { title: 'Our teachers' })
      const toPage = (value: number) => ({
        ...link,
        fields: { linkType: 'internal', doc: { relationTo: 'pages', value }, newTab: false },
      })
      const paragraph = {
        ...toRichText('See ').root.children[0],
        children: [link.children[0], toPage(target.id)],
      }
      const { document, field } = await richPage([paragraph])
      const named = { mark: '<a2>', label: 'Page: Our teachers' }
      expect((await rowOf(document, field)).legend[1]).toMatchObject(named)
      const [saved] = await save([await change(document, field, '<a2>Lehrer</a2>')])
      expect(saved).toMatchObject({ result: 'saved', legend: [{ mark: '<a1>' }, named] })
    })

    once('are refused with the mark that is wrong, and not over what somebody else wrote', async () => {
      const { document, field } = await richPage()
      const mine = await change(document, field, translated)
      for (const [text, mark] of [
        ['<a2>x</a2>', '<a2>'],
        ['<b>x', '<b>'],
        ['<a1>x</a1><a1>y</a1>', '<a1>'],
      ] as const) {
        const [answer] = await save([{ ...mine, text }])
        expect(answer).toMatchObject({ result: 'refused', message: expect.stringContaining(mark) })
      }
      expect(await save([{ ...mine, text: 'Zuerst.' }])).toMatchObject([{ result: 'saved' }])
      expect(await save([mine])).toMatchObject([{ result: 'conflict', text: 'Zuerst.', source: marks }])
      const unchanged = await change(document, field, 'Zuerst.')
      expect(await save([unchanged])).toMatchObject([{ result: 'saved', text: 'Zuerst.' }])
      expect(await save([{ ...unchanged, text: '' }])).toMatchObject([{ result: 'saved', text: '' }])
      expect(await statesOf(document)).toMatchObject({ [field]: 'missing' })
    })

    once('are left to their document if marks would lose something', async () => {
      const aligned = { ...toRichText('Middle').root.children[0], format: 'center' }
      const { document, field } = await richPage([aligned])
      const row = await rowOf(document, field)
      expect(row).toMatchObject({ onlyInDocument: true, legend: [] })
      expect(row.source).not.toContain('<b>')
      expect(await save([await change(document, field, 'x')])).toMatchObject([{ result: 'refused' }])
    })

    once('go out as a table and come back', async () => {
      const { page, document, field } = await richPage()
      const response = await call('/export.csv', editor, {}, 'language=de&kind=pages&state=all')
      const [head = [], ...rows] = readTable(await response.text()).rows
      const at = (name: string) => head.indexOf(name)
      const row = rows.find((one) => one[at('document')] === document && one[at('field')] === field) ?? []
      expect(row[at('source')]).toBe(marks)
      const send = async (text: string) => {
        const table = writeTable([head, row.with(at('translation'), text)])
        const sent = await call('/import', editor, { text: async () => table }, 'apply=true')
        return (await sent.json()) as ImportReport
      }
      expect((await send('<b>x')).refused).toMatchObject([{ column: 'translation' }])
      expect(await send(translated)).toEqual({ changed: 1, same: 0, refused: [] })
      expect(await send(translated)).toEqual({ changed: 0, same: 1, refused: [] })
      expect((await german('pages', page.id)).blocks?.[0]).toMatchObject({
        text: { root: { children: [{ tag: 'h2' }, {}, {}, {}] } },
      })
    })
  })

  describe('as a table', () => {
    const exported = async () => {
      const response = await call('/export.csv', editor, {}, 'language=de&kind=pages&state=all')
      return readTable(await response.text()).rows
    }
    const send = async (rows: string[][], apply = true) => {
      const response = await call(
        '/import',
        editor,
        { text: async () => writeTable(rows) },
        apply ? 'apply=true' : '',
      )
      return (await response.json()) as ImportReport & { problem?: string }
    }
    const pageTable = async (...titles: string[]) => {
      const pages = []
      for (const title of titles) pages.push(await createPage(site.payload, { title, slug: '' }))
      const [head = [], ...rows] = await exported()
      const at = (name: string) => head.indexOf(name)
      const own = pages.map(({ id }) => rows.find((row) => row[at('document')] === `pages:${id}`) ?? [])
      return { pages, head, own, at }
    }

    it('go out and come back, unchanged ones included, twice without harm', async () => {
      const { pages, head, own, at } = await pageTable('=1+1 “plus”', 'Two\nlines, quoted "x"')
      expect(own[0]?.[at('source')]).toBe(`'=1+1 “plus”`)
      expect(await send([head, ...own])).toEqual({ changed: 0, same: 2, refused: [] })
      const words = [`'=Summe`, 'Zwei\nZeilen, "so"']
      const filled = own.map((row, index) => row.with(at('translation'), words[index] ?? ''))
      expect(await send([head, ...filled], false)).toEqual({ changed: 2, same: 0, refused: [] })
      expect((await german('pages', pages[0]?.id ?? 0)).title).toBeFalsy()
      expect(await send([head, ...filled])).toEqual({ changed: 2, same: 0, refused: [] })
      expect(await german('pages', pages[0]?.id ?? 0)).toMatchObject({ title: '=Summe' })
      expect(await german('pages', pages[1]?.id ?? 0)).toMatchObject({ title: 'Zwei\nZeilen, "so"' })
      expect(await send([head, ...filled])).toEqual({ changed: 0, same: 2, refused: [] })
    })

    once('are refused by row and column, and then nothing is imported', async () => {
      const { pages, head, own, at } = await pageTable('Good', 'Bad')
      const [good = [], bad = []] = own.map((row) => row.with(at('translation'), 'Gut'))
      const places = async (...rows: string[][]) =>
        (await send([head, ...rows])).refused.map(({ row, column }) => `${row} ${column}`)
      expect(await places(good, bad.with(at('language'), 'xx'))).toEqual(['3 language'])
      expect(await places(good, bad.with(at('version'), 'old'))).toEqual(['3 version'])
      expect(await places(good, bad.with(at('document'), 'pages:99999'))).toEqual(['3 path'])
      expect(await places(good, bad.with(at('translation'), 'x'.repeat(121)))).toEqual(['3 translation'])
      expect(await places(good, good)).toEqual(['3 path'])
      await setTitle(pages[1]?.id ?? 0, 'Changed meanwhile')
      expect(await places(good, bad)).toEqual(['3 version'])
      expect((await send([['document', 'path']])).problem).toContain('language')
      expect((await german('pages', pages[0]?.id ?? 0)).title).toBeFalsy()
    })
  })
})
