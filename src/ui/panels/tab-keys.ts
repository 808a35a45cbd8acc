/** Which of `count` tabs a key leads to from the one at `index`; undefined for keys that are none of ours. */
export const tabAfter = (key: string, index: number, count: number, rtl: boolean): number | undefined => {
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key]
  if (step) return (index + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
