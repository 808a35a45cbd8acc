import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors'
import { collectExtract } from './extract'
import { readExtract } from './read-extract'
import { readXml } from './read-xml'

const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-extract-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: string | Buffer): string => {
  const place = path.join(folder, name)
  writeFileSync(place, content)
  return place
}

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a <way> in a comment > is none -->
<osm version="0.6">
  <bounds minlat="1"/>
  <way id="7"><nd ref="1"/><nd ref="2"/><nd ref="99"/>
    <tag k="name" v="Tom &amp; J&#233;r&#xF4;me&apos;s &quot;a > b&quot; &lt;i&gt;"/><tag k='highway' v='residential'/></way>
  <node id="1" lat="49.5" lon="-124.25" version="3"/>
  <node id='2' lon='-124.5' lat='49.25'>
    <tag k="barrier" v="gate"/>
  </node>
  <node id="3" lat="nowhere" lon="0"/>
  <relation id="5"><member type="way" ref="7" role="from"/><member type="alien" ref="1" role=""/><tag k="type" v="restriction"/></relation>
</osm>
`

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

describe('XML', () => {
  it('is read as nodes, ways and relations in any order', async () => {
    const extract = await readExtract(file('a.osm', xml))
    expect([...extract.lat]).toEqual([49.5, 49.25])
    expect([...extract.lng]).toEqual([-124.25, -124.5])
    expect([...extract.nodeTags]).toEqual([[1, { barrier: 'gate' }]])
    expect(extract.ways).toEqual([
      { id: 7, nodes: [0, 1], tags: { name: 'Tom & Jérôme\'s "a > b" <i>', highway: 'residential' } },
    ])
    expect(extract.relations).toEqual([
      { id: 5, members: [{ type: 'way', ref: 7, role: 'from' }], tags: { type: 'restriction' } },
    ])
  })

  it('is read the same however the stream is split', async () => {
    const whole = collectExtract()
    await readXml(inPieces(xml, xml.length), whole)
    const expected = whole.finish()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (size) => {
        const collector = collectExtract()
        expect(await readXml(inPieces(xml, size), collector)).toEqual({ complete: true })
        expect(collector.finish()).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    ['tags that begin and never end', '<'.repeat(400_000)],
    ['comments that begin and never end', `<osm>${'<!--'.repeat(200_000)}`],
    ['quotes that begin and never end', `<tag ${'<"'.repeat(200_000)}`],
    ['a long word without a value', `<node ${'x'.repeat(800_000)}>`],
  ])('is read in linear time: %s', async (_, text) => {
    const start = performance.now()
    await readXml(inPieces(text, 65_536), collectExtract())
    expect(performance.now() - start).toBeLessThan(20_000)
  })

  it('accepts no entities but those of XML', async () => {
    const collector = collectExtract()
    await readXml(
      inPieces('<osm><node id="1" lat="1" lon="1"><tag k="name" v="&constructor;"/></node></osm>', 99),
      collector,
    )
    expect(collector.finish().nodeTags.get(0)).toEqual({ name: '&constructor;' })
  })

  it('is also read compressed, whatever the file name', async () => {
    const extract = await readExtract(file('b.osm', gzipSync(xml)))
    expect(extract.ways).toHaveLength(1)
  })
})

/** A field of protocol buffers that holds bytes. */
const field = (number: number, content: Buffer): Buffer => {
  const length: number[] = []
  for (let rest = content.length; ; rest = Math.floor(rest / 128)) {
    length.push((rest % 128) + (rest >= 128 ? 128 : 0))
    if (rest < 128) return Buffer.concat([Buffer.from([number * 8 + 2, ...length]), content])
  }
}

/** A block of a PBF file. */
const block = (type: string, blob: Buffer): Buffer => {
  // Its last part is the blob's length: the field's number, then what `field` writes between number and content.
  const size = field(3, blob).subarray(1, -blob.length)
  const header = Buffer.concat([field(1, Buffer.from(type)), Buffer.from([3 * 8]), size])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return Buffer.concat([length, header, blob])
}

/** A block without any element that unpacks to this length. */
const empty = (bytes: number): Buffer =>
  block(
    'OSMData',
    field(3, deflateSync(Buffer.concat([field(1, Buffer.alloc(0)), field(15, Buffer.alloc(bytes))]))),
  )

describe('PBF', () => {
  const refused = (...blocks: Buffer[]) =>
    readExtract(file('trap.osm.pbf', Buffer.concat(blocks))).catch((error: AppError) => error)

  it('is read with raw and with compressed blocks', async () => {
    const zipped = await refused(empty(10), block('OSMHeader', field(1, Buffer.alloc(3))))
    const plain = await refused(block('OSMData', field(1, field(1, Buffer.alloc(0)))))
    for (const error of [zipped, plain])
      expect(error).toMatchObject({ message: expect.stringMatching('no streets') })
  })

  it('refuses a block that unpacks to more than the format allows', async () => {
    const error = await refused(empty(40_000_000))
    expect(error).toMatchObject({
      code: 'bad_request',
      field: 'extract',
      cause: { code: 'ERR_BUFFER_TOO_LARGE' },
    })
  })

  it('refuses a compressed header', async () => {
    const bomb = field(3, deflateSync(Buffer.alloc(40_000_000)))
    expect(await refused(block('OSMHeader', bomb))).toMatchObject({
      message: expect.stringMatching('no streets'),
    })
  })

  it('refuses a file that unpacks to more than the limit', async () => {
    const large = empty(33_000_000)
    expect(await refused(...Array.from({ length: 13 }, () => large))).toMatchObject({
      code: 'too_large',
      field: 'extract',
    })
  })
})

describe('refuses with a message', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another kind of file', Buffer.from('name,price\nA,1\n')],
    ['a file that stops in the middle', Buffer.from(xml.slice(0, 300))],
    ['a compressed file that stops in the middle', gzipSync(xml).subarray(0, 100)],
    ['a PBF that stops in the middle', Buffer.from([0, 0, 0, 13, 10, 9, 79, 83, 77])],
    ['a PBF that stops before a block', Buffer.from([0, 0, 0, 2, 24, 9, 1, 2])],
    ['a PBF whose header does not say how long it is', Buffer.from([0, 0, 0, 2, 10, 0, 1, 2])],
    ['a PBF of another kind of packing', block('OSMData', field(4, Buffer.alloc(3)))],
    ['a PBF of noise', Buffer.from([0, 0, 0, 4, 255, 255, 255, 255, 0, 1, 2, 3, 4, 5, 6, 7])],
    ['a map without streets', Buffer.from('<osm><node id="1" lat="1" lon="1"/></osm>')],
    ['an endless tag', Buffer.from(`<osm><tag v="${'x'.repeat(1_100_000)}`)],
  ])('%s', async (name, content) => {
    const error = await readExtract(file(`${name}.osm`, content)).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(AppError)
    expect((error as AppError).code).toBe('bad_request')
    expect((error as AppError).field).toBe('extract')
  })
})
