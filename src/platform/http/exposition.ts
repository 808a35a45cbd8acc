// The text format of Prometheus, version 0.0.4.

export interface Sample {
  labels?: Record<string, string>
  value: number
}

export interface Histogram {
  labels?: Record<string, string>
  /** The number of values in each bucket, and last the number of those above all bounds. */
  counts: readonly number[]
  sum: number
}

interface FamilyText {
  /** Without the prefix of the site. */
  name: string
  help: string
}

export type Family = FamilyText &
  (
    | { type: 'counter' | 'gauge'; samples: Sample[] }
    | { type: 'histogram'; bounds: readonly number[]; histograms: Histogram[] }
  )

const metricPrefix = 'schoolhouse_'

const escapeLabel = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelText = (labels: Record<string, string> = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length ? `{${pairs.join(',')}}` : ''
}

const histogramLines = (name: string, bounds: readonly number[], { labels, counts, sum }: Histogram) => {
  let total = 0
  const buckets = counts.map((count, index) => {
    total += count
    const le = index < bounds.length ? String(bounds[index]) : '+Inf'
    return `${name}_bucket${labelText({ ...labels, le })} ${total}`
  })
  return [...buckets, `${name}_sum${labelText(labels)} ${sum}`, `${name}_count${labelText(labels)} ${total}`]
}

const linesOf = (family: Family): string[] => {
  const name = metricPrefix + family.name
  const head = [`# HELP ${name} ${family.help}`, `# TYPE ${name} ${family.type}`]
  const samples =
    family.type === 'histogram'
      ? family.histograms.flatMap((histogram) => histogramLines(name, family.bounds, histogram))
      : family.samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`)
  return [...head, ...samples]
}

/** A family without samples still says that it exists and what it means. */
export const exposition = (families: readonly Family[]): string => `${families.flatMap(linesOf).join('\n')}\n`

const simple =
  (type: 'counter' | 'gauge') =>
  (name: string, help: string, samples: number | undefined | Sample[]): Family => ({
    type,
    name,
    help,
    samples: samples === undefined ? [] : typeof samples === 'number' ? [{ value: samples }] : samples,
  })

/** A number, or several with labels. Undefined: it is not known now. */
export const gauge = simple('gauge')
export const counter = simple('counter')

export const byLabel = (label: string, values: Record<string, number>): Sample[] =>
  Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }))
