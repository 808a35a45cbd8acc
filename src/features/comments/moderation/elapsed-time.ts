const steps = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** `5 minutes ago`, in the largest unit that fits. */
export const timeAgo = (then: string | Date, now: Date) => {
  const seconds = Math.max(0, Math.round((now.getTime() - new Date(then).getTime()) / 1000))
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? []
  return unit
    ? { code: `ago.${unit}` as const, params: { count: Math.floor(seconds / size) } }
    : { code: 'ago.now' as const }
}
