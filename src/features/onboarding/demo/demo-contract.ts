/** What removing the demo does or has done, in the language of the panel. */
export interface DemoRemoval {
  removed: { label: string; count: number }[]
  kept: {
    title: string
    label: string
    href: string
    /** Staff have changed it, or something that stays uses it. */
    reason: 'changed' | 'used'
    /** What uses it. */
    by?: string
  }[]
}
