// Adds pages of twenty blocks, of all kinds, to the demo site of DATA_DIR; prints their slugs as JSON to the file it is given.
import { writeFileSync } from 'node:fs'
import type { CollectionSlug } from 'payload'
import { getPayload } from 'payload'
import { cmsConfig } from '../../src/cms/build-config'
import { toRichText } from '../../src/cms/seed/rich-text'
import { readEnv } from '../../src/config/env'
import { inTransaction } from '../../src/platform/transaction/transaction'
import { blockSamples } from '../../tests/fixtures/block-samples'

const pages = 40

const payload = await getPayload({ config: cmsConfig(readEnv()) })

const idsOf = async (collection: CollectionSlug): Promise<number[]> => {
  const { docs } = await payload.find({ collection, limit: 50, depth: 0, sort: 'id' })
  return docs.map(({ id }) => Number(id))
}

const [schools, pictures, forms] = await Promise.all([idsOf('schools'), idsOf('media'), idsOf('forms')])
const table = Buffer.from('level,weeks\nA1,8\n')
const file = await payload.create({
  collection: 'files',
  data: { title: 'Weeks by level' },
  file: { data: table, mimetype: 'text/csv', name: 'bench.csv', size: table.length },
})

/** The samples of the developers' page show documents that are not stored. Those of the demo take their place. */
const withStored = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withStored)
  if (typeof value !== 'object' || value === null) return value
  const { id, filesize, filename, slug } = value as Record<string, unknown>
  if (filesize) return file.id
  if (filename) return pictures[Number(id) % pictures.length]
  if (slug) return schools[(Number(id) - 1) % schools.length]
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withStored(each)]))
}

const paragraph =
  'The school stands above the harbour, ten minutes from the ferry. In the morning there are **lessons**, in the afternoon there is the sea, and on [Fridays](/about) a boat.'
const longText = toRichText(`## A week\n\n${Array(6).fill(paragraph).join('\n\n')}\n\n- One\n- Two\n- Three`)

const reusable = await payload.create({
  collection: 'reusable-content',
  data: {
    title: 'Bench',
    _status: 'published',
    blocks: [withStored(blockSamples.callToAction), { blockType: 'text', text: longText }],
  },
} as never)

const blocks = [
  ...Object.values(blockSamples),
  { blockType: 'text', text: longText },
  { ...blockSamples.pictureText, side: 'left' },
].map((block) => ({
  ...(withStored(block) as object),
  ...(block.blockType === 'form' ? { form: forms[0] } : {}),
  ...(block.blockType === 'reusable' ? { content: (reusable as { id: number }).id } : {}),
}))
if (blocks.length !== 20) throw new Error(`${blocks.length} blocks instead of 20`)

const slugs = Array.from({ length: pages }, (_, index) => `bench-${index}`)
await inTransaction(payload, async (req) => {
  for (const slug of slugs) {
    const data = { title: `Page ${slug}`, slug, summary: paragraph, blocks, _status: 'published' } as never
    const page = await payload.create({ collection: 'pages', locale: 'en', data, req, depth: 0 })
    // Every text is translated into German; other languages fall back to English.
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'de',
      data: {
        title: `Seite ${slug}`,
        summary: paragraph,
        blocks: page.blocks as never,
        _status: 'published',
      },
      req,
      depth: 0,
    })
  }
})
writeFileSync(process.argv[2] as string, JSON.stringify(slugs))
process.exit(0)
