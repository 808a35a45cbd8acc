/** What is wrong with a setting, and where: a console warning in the page, a field error in the admin panel. */
export interface Warning {
  /** As in `styles.primaryButton.bgColor` or `[2].domain`. */
  path: string
  message: string
}

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Collects warnings; one without a path is about the whole. */
export const collectWarnings = (whole: string) => {
  const warnings: Warning[] = []
  const warn = (path: string, text: string) => {
    warnings.push({ path, message: `${path || whole} ${text}.` })
  }
  return { warnings, warn }
}
