/** Result or preview of removing the demo, in the language of the panel. */
export interface DemoRemoval {
  removed: { label: string; count: number }[]
  kept: {
    title: string
    label: string
    href: string
    /** Staff have changed it, or something that stays uses it. */
    reason: 'changed' | 'used'
    /** Title of the document that uses it. */
    by?: string
  }[]
}
