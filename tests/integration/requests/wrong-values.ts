import type { FlattenedBlock, FlattenedBlocksField, FlattenedField } from 'payload'

/** Another seed or more rounds find more: `FUZZ_SEED=7 FUZZ_ROUNDS=20 npm run test:fuzz`. */
export const seed = Number(process.env.FUZZ_SEED ?? 1)
export const rounds = Number(process.env.FUZZ_ROUNDS ?? 1)

/** A generator of pseudo-random numbers (mulberry32): the same seed gives the same requests. */
export const seededRandom = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T
  return {
    pick,
    some: <T>(count: number, values: readonly T[]) => Array.from({ length: count }, () => pick(values)),
  }
}

const nested = (depth: number): unknown => (depth ? { a: [nested(depth - 1)] } : 'x')

/** Texts that databases, dates, numbers or look-ups by name refuse or take for something else. */
export const wrongTexts = [
  '',
  'x',
  'constructor',
  '__proto__',
  'toString',
  'a\u0000b',
  '\ud800',
  '99999999999999999999',
  '-1',
  '1e400',
  'NaN',
  '2026-02-31',
  '+275760-09-13T00:00:00.001Z',
  '0',
  '%',
  "'",
  '[object Object]',
  'x'.repeat(5000),
] as const

/** JSON values of every type, few of which any field takes. */
export const wrongValues: readonly unknown[] = [
  ...wrongTexts,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e300,
  [],
  ['x'],
  [null],
  [[]],
  [{}],
  [0],
  ['a\u0000b'],
  [{ id: 'x', blockType: 'constructor' }],
  [{ id: {}, blockType: {} }],
  {},
  { id: 1 },
  { id: {} },
  { en: 'x' },
  { en: ['x'], de: { x: 1 } },
  { value: 1 },
  { relationTo: 'constructor', value: 1 },
  { relationTo: 'media', value: { id: {} } },
  { root: null },
  { root: { children: 'x' } },
  { root: { children: [null] } },
  { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text' }] }] } },
  { root: { type: 'root', children: [{ type: 'constructor', children: {} }] } },
  { root: { type: 'root', children: [{ type: 'block', fields: 'x' }] } },
  { root: { type: 'root', children: [{ type: 'link', fields: { doc: 'x' }, children: [] }] } },
  { root: { type: 'root', children: [{ type: 'upload', value: {}, relationTo: 'x' }] } },
  { length: 1 },
  { toString: 1 },
  JSON.parse('{"__proto__": {"x": 1}}'),
  { constructor: { prototype: 1 } },
  nested(200),
]

/** Bodies that are no document. */
export const wrongBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '[null]',
  '"x"',
  '5',
  'true',
  '{',
  '{"data": null}',
  '{"id": {}, "ids": [{}], "where": "x", "locale": {}, "_status": {}, "updatedAt": [], "deletedAt": "x"}',
  '{"id": "x", "ids": "x", "_status": "constructor", "createdAt": "x", "locale": "x"}',
  '{"__proto__": {"id": 1}, "constructor": 1, "toString": "x", "length": -1}',
  `${'[{"a":'.repeat(20_000)}1${'}]'.repeat(20_000)}`,
  `{"a": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
]

/** Wrong parameters of a list. */
export const wrongQueries: readonly string[] = [
  'where=x',
  'where=5',
  'where=null',
  'where=[]',
  'where={"id":null}',
  'where={"id":{"equals":{}}}',
  'where={"and":{}}',
  'where={"or":[null]}',
  'where={"or":["x"]}',
  'where[and]=x',
  'where[or][0]=x',
  'where[id]=x',
  'where[id][equals]=x',
  'where[id][equals]=99999999999999999999',
  'where[id][equals][x]=1',
  'where[id][in]=',
  'where[id][in]=x',
  'where[id][in][x]=1',
  'where[id][not_in][0][0]=1',
  'where[id][exists]=x',
  'where[id][exists][x]=1',
  'where[id][constructor]=1',
  'where[id][like]=%25',
  'where[id][near]=1',
  'where[id][near]=a,b,c',
  'where[id][within]=x',
  'where[id][greater_than]=x',
  'where[id][all]=x',
  'where[constructor][equals]=1',
  'where[__proto__][equals]=1',
  'where[toString][equals]=1',
  'where[createdAt][equals]=x',
  'where[createdAt][greater_than]=%2B999999-01-01',
  'where[createdAt][greater_than][x]=1',
  'where[updatedAt][in]=x,y',
  'where[id.x][equals]=1',
  'where[id.x.y][equals]=1',
  'where[x.y][exists]=true',
  'sort=x',
  'sort=constructor',
  'sort=-',
  'sort=,',
  'sort=id.x',
  'sort[x]=1',
  'sort[0][0]=1',
  'sort=a%00b',
  'limit=x',
  'limit=-1',
  'limit=1.5',
  'limit=1e300',
  'limit[x]=1',
  'limit=99999999999999999999',
  'page=x',
  'page=-1',
  'page=0',
  'page=1.5',
  'page=1e300',
  'page[]=1',
  'depth=x',
  'depth=-1',
  'depth=1e9',
  'depth[x]=1',
  'select=x',
  'select[constructor]=true',
  'select[__proto__][x]=true',
  'select[id]=x',
  'select[id][x]=true',
  'select[0]=1',
  'populate=x',
  'populate[constructor]=1',
  'populate[media]=x',
  'populate[media][x][y]=true',
  'joins=x',
  'joins[x]=1',
  'joins[constructor][limit]=x',
  'locale=x',
  'locale[x]=1',
  'locale=constructor',
  'locale=all',
  'locale=*',
  'fallback-locale=x',
  'fallbackLocale[x]=1',
  'fallbackLocale[]=constructor',
  'draft=x',
  'draft[x]=1',
  'trash=x',
  'trash=true',
  'pagination=x',
  'data=x',
  'data=null',
  'data={"x":1}',
  'publishSpecificLocale=x',
  'publishSpecificLocale[x]=1',
  'publishAllLocales=x',
  'autosave=true',
  'draft=true&autosave=true',
  'field=constructor',
  'a[b][c][d][e][f][g][h][i][j][k][l]=1',
  '__proto__[x]=1',
  'x=%',
  'x=%ff',
]

/** Numbers of documents that exist nowhere. */
export const wrongIds = [
  'x',
  '-1',
  '0',
  '1.5',
  '99999999999999999999',
  '2147483648',
  '%00',
  'constructor',
  '__proto__',
  'undefined',
  '%5Bobject%5D',
  '1e3',
  '%ED%A0%80',
] as const

interface FieldPlace {
  path: string
  /** A document that has a value there. */
  put: (value: unknown) => Record<string, unknown>
}

/** Every field of a document, also those inside of lists and blocks. A block is left out if `seen` has it. */
export const placesOf = (
  fields: readonly FlattenedField[],
  blocks: Readonly<Record<string, FlattenedBlock>>,
  seen: Set<string>,
  put: FieldPlace['put'] = (inner) => inner as Record<string, unknown>,
): FieldPlace[] =>
  fields.flatMap((field) => {
    const { name } = field
    const inside = (inner: readonly FlattenedField[], around: (row: unknown) => unknown) =>
      placesOf(inner, blocks, seen, (row) => put({ [name]: around(row) })).map((place) => ({
        ...place,
        path: `${name}.${place.path}`,
      }))
    const blocksOf = (field: FlattenedBlocksField) =>
      [...(field.blockReferences ?? []), ...field.blocks].flatMap((block) => {
        const known = typeof block === 'string' ? blocks[block] : block
        if (!known || seen.has(known.slug)) return []
        seen.add(known.slug)
        return inside(known.flattenedFields, (row) => [{ blockType: known.slug, ...(row as object) }])
      })
    const own = { path: name, put: (value: unknown) => put({ [name]: value }) }
    if (field.type === 'group' || field.type === 'tab')
      return [own, ...inside(field.flattenedFields, (row) => row)]
    if (field.type === 'array') return [own, ...inside(field.flattenedFields, (row) => [row])]
    return field.type === 'blocks' ? [own, ...blocksOf(field)] : [own]
  })
