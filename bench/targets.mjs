/** Numbers of a text, without those in brackets: `12 / 34 ms (7)` is 12 and 34, `1,234` is 1234. */
const numbersOf = (text) =>
  [...text.replaceAll(/\([^)]*\)/g, '').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  )

const comparisons = {
  '<': (measured, limit) => measured < limit,
  '≤': (measured, limit) => measured <= limit,
  '>': (measured, limit) => measured > limit,
  '≥': (measured, limit) => measured >= limit,
}

const isMissed = (measured, target) => {
  const [, sign, limit] = /^([<≤>≥])\s*(\d[\d,.]*)/.exec(target) ?? []
  if (!sign) return false
  const numbers = numbersOf(measured)
  const number = Number(limit.replaceAll(',', ''))
  return !numbers.length || !numbers.every((one) => comparisons[sign](one, number))
}

/**
 * The rows (what, measured, target) whose target, such as `≥ 0.8` or `< 20 kB`, a measured number misses. Several targets
 * belong to as many parts of what was measured: `98 %, 1 %` and `≥ 85 %, ≤ 2 %`.
 */
export const missedTargets = (rows) =>
  rows.filter(([, measured, target]) => {
    const targets = target.split(', ')
    if (targets.length === 1) return isMissed(measured, target)
    const parts = measured.split(', ')
    return targets.some((one, index) => isMissed(parts[index] ?? '', one))
  })
