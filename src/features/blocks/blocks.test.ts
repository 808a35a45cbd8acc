import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { minimalSample, sampleContext, withTexts } from '../../../tests/block-samples'
import { blockSamples } from '../../../tests/fixtures/block-samples'
import { htmlProblems } from '../../../tests/html-problems'
import { locales } from '../../shared/locale'
import { loadBlocks, type OwnBlockType } from './blocks.server'
import { contentBlocks } from './cms-blocks'
import type { BlockType, StoredBlock } from './contract'

const samples: StoredBlock[] = Object.values(blockSamples).map((block) => ({
  ...block,
  id: `id of ${block.blockType}`,
}))

const inEnglish = (blocks: StoredBlock[] = []) => [{ locale: 'en' as const, row: blocks }]

const render = async (
  blocks: StoredBlock[],
  options: { draft?: boolean; originals?: StoredBlock[] } = {},
) => {
  const ctx = sampleContext(options.originals ? 'de' : 'en', options.draft)
  const { body, ...rest } = await loadBlocks(ctx, blocks, inEnglish(options.originals), { canBeTitle: true })
  return { html: renderToStaticMarkup(body), ...rest }
}

const inPage = (html: string) =>
  `<!doctype html><html lang="en"><head><title>Blocks</title></head><body><main>${html.includes('<h1') ? '' : '<h1>Blocks</h1>'}${html}</main></body></html>`

/** Longer than any field allows, without a place to break, and full of markup. */
const overlong = '<b>“Donaudampfschifffahrtsgesellschaft&amp;'.repeat(60)

describe('every kind of block', () => {
  it('has a sample and a place in the panel', () => {
    expect(Object.keys(blockSamples).sort()).toEqual(contentBlocks.map(({ slug }) => slug).sort())
  })

  it.each(samples.map((block) => [block.blockType, block] as const))(
    'shows its sample: %s',
    async (type, block) => {
      const { html } = await render([block])
      expect(html).toContain(`block-${type}`)
      expect(html.length).toBeGreaterThan(100)
      expect(await htmlProblems(inPage(html))).toEqual([])
    },
  )

  it('shows all samples on one page with unique ids', async () => {
    const { html, hasTitle } = await render([
      ...samples,
      ...samples.map((block) => ({ ...block, id: `${block.id} 2` })),
    ])
    expect(hasTitle).toBe(true)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(await htmlProblems(inPage(html))).toEqual([])
  })

  it.each(samples.map((block) => [block.blockType, block] as const))(
    'survives overlong texts and escapes them: %s',
    async (_type, block) => {
      const { html } = await render([withTexts(block, () => overlong)])
      expect(html).not.toContain('<b>')
      expect(await htmlProblems(inPage(html))).toEqual([])
    },
  )

  it.each(samples.map(({ blockType }) => blockType))(
    'shows nothing without content: %s',
    async (blockType) => {
      for (const empty of [undefined, null]) {
        const fields = Object.keys(blockSamples[blockType as OwnBlockType]).filter(
          (name) => name !== 'blockType',
        )
        const block = {
          ...Object.fromEntries(fields.map((name) => [name, empty])),
          blockType,
        } as unknown as StoredBlock
        const { html } = await render([block])
        // News and the calculator need no choice: all are shown.
        if (blockType !== 'latestNews' && blockType !== 'calculator') expect(html).toBe('')
      }
    },
  )

  it.each(contentBlocks.map(({ slug }) => slug as BlockType))(
    'shows its required fields alone: %s',
    async (type) => {
      const { html } = await render([minimalSample(type)])
      expect(await htmlProblems(inPage(html))).toEqual([])
      // A text may be empty; these cards show what is chosen.
      if (type !== 'text' && type !== 'cards') expect(html).toContain(`block-${type}`)
    },
  )

  it('shows nothing of documents that were deleted', async () => {
    const ids = ['picture', 'pictures', 'school', 'course', 'files', 'documents', 'value']
    const withoutDocuments = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((item) => withoutDocuments(item, key))
      if (typeof value !== 'object' || value === null) return value
      if (ids.includes(key) && 'id' in value) return value.id
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, withoutDocuments(item, name)]),
      )
    }
    const { html } = await render(samples.map((block) => withoutDocuments(block) as StoredBlock))
    expect(html.split('block-latestNews')[0]).not.toContain('<img')
    for (const gone of ['cards', 'gallery', 'schoolMap', 'priceTeaser', 'startDates', 'downloads'])
      expect(html).not.toContain(`block-${gone}`)
    expect(await htmlProblems(inPage(html))).toEqual([])
  })

  it('marks what is not translated as English', async () => {
    const german = samples.map((block) =>
      block.blockType === 'hero' ? { ...block, heading: 'Lerne Englisch, wo die Fähre hält' } : block,
    )
    const { html } = await render(german, { originals: samples })
    expect(html).toContain('<h1>Lerne Englisch, wo die Fähre hält</h1>')
    expect(html).toContain('<p class="lines lead" lang="en">Two small schools')
    expect(html).toContain('<div class="prose" lang="en"><p>Alder Bay is')
    expect(html).toContain('<table lang="en">')
  })

  it('is shown in every language', async () => {
    for (const locale of locales) {
      const { body } = await loadBlocks(sampleContext(locale), samples, inEnglish(samples), {
        canBeTitle: true,
      })
      expect(await htmlProblems(inPage(renderToStaticMarkup(body))), locale).toEqual([])
    }
  })
})

describe('a block', () => {
  const quote = (more: object) => ({ ...blockSamples.quote, id: 'quote', ...more }) as StoredBlock

  it('is not shown if it is hidden, and faded in the preview', async () => {
    const hidden = quote({ hidden: true })
    expect((await render([hidden])).html).toBe('')
    const { html } = await render([hidden], { draft: true })
    expect(html).toContain('Hidden from visitors')
    expect(html).toContain('block-hidden')
  })

  it('can be linked to, tinted, and found from the preview only', async () => {
    const { html } = await render([quote({ anchor: 'praise', tone: 'tinted' })])
    expect(html).toContain('<section id="praise" class="block block-quote block-tinted anchor">')
    expect((await render([quote({})], { draft: true })).html).toContain('data-block="quote"')
  })

  it('is the title of the page only at its beginning', async () => {
    const hero = { ...blockSamples.hero, id: 'hero' }
    expect((await render([quote({}), hero])).html).toContain('<h2>Learn English')
    expect((await render([quote({ hidden: true }), hero])).html).toContain('<h1>Learn English')
  })

  it('of an unknown kind is left out', async () => {
    expect((await render([{ blockType: 'gone' } as unknown as StoredBlock])).html).toBe('')
  })
})

describe('questions and answers', () => {
  it('are told to search engines only if editors say so', async () => {
    const { jsonLd } = await render([blockSamples.accordion])
    expect(jsonLd).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Do I need a visa?',
            acceptedAnswer: { text: '<p>For up to six months usually not.</p>' },
          },
          { name: 'Which level am I?' },
        ],
      },
    ])
    expect((await render([{ ...blockSamples.accordion, isFaq: false }])).jsonLd).toEqual([])
  })
})

it('names type and size of downloads', async () => {
  const { html } = await render([blockSamples.downloads])
  expect(html).toContain('href="/files/brochure.pdf?v=')
  expect(html).toContain('<small>(PDF, 1.2 MB)</small>')
  expect(html).toContain('<small>(ICS, 3 kB)</small>')
})

it('names the year of a start only if it is another one', async () => {
  const { html } = await render([blockSamples.startDates])
  expect(html).toContain('<time dateTime="2027-01-11">January 11</time>')
  expect(html).toContain('<time dateTime="2028-03-06">March 6, 2028</time>')
})

it('leads from the price to the calculator that shows it', async () => {
  const { html } = await render([blockSamples.priceTeaser])
  expect(html).toContain('4 weeks from CA$\u00a01\u00a0280, all fees')
  expect(html).toContain('href="/schools/maple-harbour?course=2&amp;weeks=4#anc-calculator"')
})
