/** One family of a text for Prometheus. */
interface ParsedFamily {
  type: string
  help: string
  /** By name and labels, as they are written. */
  samples: Map<string, { name: string; labels: Record<string, string>; value: number }>
}

const headLine = /^# (HELP|TYPE) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$/
const sampleLine = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/
const labelPair = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/

const labelsOf = (text: string): Record<string, string> => {
  const labels: Record<string, string> = {}
  for (let rest = text; rest; ) {
    const [pair, name = '', value = ''] = labelPair.exec(rest) ?? []
    if (!pair || (pair.endsWith(',') && pair.length === rest.length)) throw new Error(`bad labels: ${text}`)
    if (name in labels) throw new Error(`label twice: ${text}`)
    labels[name] = value
    rest = rest.slice(pair.length)
  }
  return labels
}

const numberIn = (text: string): number => {
  if (!/^[-+]?(\d+(\.\d+)?([eE][-+]?\d+)?|Inf)$|^NaN$/.test(text)) throw new Error(`bad value: ${text}`)
  return Number(text.replace('Inf', 'Infinity'))
}

const suffixes = ['_bucket', '_sum', '_count']

const withoutLe = ({ le, ...others }: Record<string, string>) => JSON.stringify(others)

const checkHistogram = (name: string, { samples }: ParsedFamily) => {
  const all = [...samples.values()]
  const ofSeries = (suffix: string, key: string) =>
    all.filter((sample) => sample.name === name + suffix && withoutLe(sample.labels) === key)
  for (const key of new Set(all.map(({ labels }) => withoutLe(labels)))) {
    const buckets = ofSeries('_bucket', key)
    const bounds = buckets.map(({ labels }) => numberIn(labels.le ?? ''))
    if (bounds.at(-1) !== Infinity) throw new Error(`${name} ${key}: the last bucket is not +Inf`)
    for (const [index, bucket] of buckets.entries()) {
      const before = buckets[index - 1]
      if (!before) continue
      if (bucket.value < before.value) throw new Error(`${name} ${key}: buckets are not cumulative`)
      if ((bounds[index] ?? 0) <= (bounds[index - 1] ?? 0)) throw new Error(`${name} ${key}: wrong bounds`)
    }
    const [counts, sums] = [ofSeries('_count', key), ofSeries('_sum', key)]
    if (counts.length !== 1 || sums.length !== 1) throw new Error(`${name} ${key}: no count or sum`)
    if (counts[0]?.value !== buckets.at(-1)?.value) throw new Error(`${name} ${key}: +Inf is not the count`)
  }
}

/** Reads the text format 0.0.4 and refuses everything that Prometheus would refuse or misunderstand. */
export const parsePrometheus = (text: string): Map<string, ParsedFamily> => {
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  const families = new Map<string, ParsedFamily>()
  let current = ''
  for (const line of text.slice(0, -1).split('\n')) {
    const [, kind, headName = '', rest = ''] = headLine.exec(line) ?? []
    if (kind === 'HELP') {
      if (families.has(headName)) throw new Error(`HELP twice or family split: ${headName}`)
      families.set(headName, { type: '', help: rest, samples: new Map() })
      current = headName
      continue
    }
    const family = families.get(current)
    if (kind === 'TYPE') {
      if (!family || headName !== current || family.type || family.samples.size)
        throw new Error(`TYPE in the wrong place: ${line}`)
      if (!/^(counter|gauge|histogram)$/.test(rest)) throw new Error(`unknown type: ${line}`)
      family.type = rest
      continue
    }
    const [, name = '', labelText = '', value = ''] = sampleLine.exec(line) ?? []
    if (!name || !family?.type) throw new Error(`not a sample of a family: ${line}`)
    const isOurs =
      family.type === 'histogram' ? suffixes.some((suffix) => name === current + suffix) : name === current
    if (!isOurs) throw new Error(`${line} is not of ${current}`)
    if (family.type === 'counter' && !name.endsWith('_total')) throw new Error(`${name} lacks _total`)
    if (family.type !== 'counter' && name.endsWith('_total')) throw new Error(`${name} is no counter`)
    const labels = labelsOf(labelText)
    const key = `${name} ${JSON.stringify(Object.entries(labels).sort())}`
    if (family.samples.has(key)) throw new Error(`twice: ${line}`)
    family.samples.set(key, { name, labels, value: numberIn(value) })
  }
  for (const [name, family] of families) if (family.type === 'histogram') checkHistogram(name, family)
  return families
}

/** The value of the one sample of `name` that has at least these labels; undefined if there is none. */
export const valueIn = (
  families: Map<string, ParsedFamily>,
  name: string,
  labels: Record<string, string> = {},
): number | undefined => {
  const found = [...families.values()]
    .flatMap(({ samples }) => [...samples.values()])
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value))
  if (found.length > 1) throw new Error(`${found.length} samples of ${name}`)
  return found[0]?.value
}
