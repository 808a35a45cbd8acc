export interface SelectOption {
  value: string
  label: string
  /** Still a choice, but one that leads nowhere; its label says why. */
  faint?: boolean
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** The options whose label contains what was typed, whatever its case and accents. */
export const matchOptions = (options: readonly SelectOption[], typed: string): SelectOption[] => {
  const wanted = plain(typed.trim())
  return options.filter(({ label }) => plain(label).includes(wanted))
}
