/** One kind of data on the screen. */
export interface NextNight {
  key: string
  label: string
  /** How much the last night has erased. */
  last: number
  /** How much the next night would erase; null if it is kept until somebody deletes it. */
  next: number | null
}

export interface Report {
  night?: { day: string; state: 'running' | 'done' | 'failed'; failed: string[] }
  rows: NextNight[]
}
