import type { Family, Histogram } from '../../platform/http/exposition'

/** Upper bounds in milliseconds. Responses from memory are in the first bucket. */
const boundsMs = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]
const boundsSeconds = boundsMs.map((ms) => ms / 1000)
/** One more for what takes longer. */
const bucketCount = boundsMs.length + 1
const methods = ['GET', 'POST', 'HEAD', 'other'] as const

const methodIndex = (method: string): number => {
  if (method === 'GET') return 0
  if (method === 'POST') return 1
  return method === 'HEAD' ? 2 : 3
}

const add = (cells: Float64Array, index: number, amount: number): void => {
  cells[index] = (cells[index] ?? 0) + amount
}

/** Number for requests that match no route. */
export const unmatchedRoute = 0

/**
 * How long requests take, by route and method. A route is a number, so that counting a request takes a few additions in arrays
 * that exist already; the texts are made when they are read.
 */
export class RequestDurations {
  readonly #routes: string[] = ['unmatched']
  readonly #numbers = new Map<string, number>()
  #buckets = new Float64Array()
  /** Sum of the durations in milliseconds. */
  #sums = new Float64Array()
  #errors = new Float64Array()

  constructor() {
    this.#makeRoom()
  }

  /** The number of a route, the same for the same text. For the start: memory is made for each. */
  numberOf(route: string): number {
    const known = this.#numbers.get(route)
    if (known !== undefined) return known
    const number = this.#routes.push(route) - 1
    this.#numbers.set(route, number)
    this.#makeRoom()
    return number
  }

  observe(route: number, method: string, status: number, ms: number): void {
    const series = route * methods.length + methodIndex(method)
    let bucket = 0
    while (bucket < boundsMs.length && ms > (boundsMs[bucket] ?? 0)) bucket++
    add(this.#buckets, series * bucketCount + bucket, 1)
    add(this.#sums, series, ms)
    if (status >= 500) add(this.#errors, series, 1)
  }

  /** Only of what was asked for. */
  families(): Family[] {
    const histograms: Histogram[] = []
    const errors: { labels: Record<string, string>; value: number }[] = []
    for (const [number, route] of this.#routes.entries())
      for (const [index, method] of methods.entries()) {
        const series = number * methods.length + index
        const counts = [...this.#buckets.subarray(series * bucketCount, (series + 1) * bucketCount)]
        if (!counts.some(Boolean)) continue
        const labels = { route, method }
        histograms.push({ labels, counts, sum: (this.#sums[series] ?? 0) / 1000 })
        errors.push({ labels, value: this.#errors[series] ?? 0 })
      }
    return [
      {
        type: 'histogram',
        name: 'request_duration_seconds',
        help: 'Time to answer a request, by route and method.',
        bounds: boundsSeconds,
        histograms,
      },
      {
        type: 'counter',
        name: 'request_errors_total',
        help: 'Answers with a status of 500 or more, by route and method.',
        samples: errors,
      },
    ]
  }

  #makeRoom(): void {
    const series = this.#routes.length * methods.length
    const grown = (old: Float64Array, length: number) => {
      const larger = new Float64Array(length)
      larger.set(old)
      return larger
    }
    this.#buckets = grown(this.#buckets, series * bucketCount)
    this.#sums = grown(this.#sums, series)
    this.#errors = grown(this.#errors, series)
  }
}
