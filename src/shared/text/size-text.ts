/** Bytes as people read them. */
export const sizeText = (bytes: number): string => {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** step).toFixed(step < 2 ? 0 : 1)} ${units[step]}`
}
