export const FIND_PATH = '/find'

/** Where the search starts: what can be done, the screens of the menu, and what was chosen before. */
export const FIND_START_PATH = '/find/start'

export interface FoundEntry {
  /** Unique: `enrolments:12` for a document. */
  key: string
  title: string
  detail?: string
  href: string
  /** The name of one of the panel's icons. */
  icon: string
}

export interface FoundGroup {
  name: string
  label: string
  entries: FoundEntry[]
}

export interface FindStart {
  actions: FoundGroup
  screens: FoundGroup
  /** What was chosen before, as it is now and as far as the user may still see it. */
  recent: FoundEntry[]
}

export interface FindResults {
  groups: FoundGroup[]
}

/** Prefix of the browser's storage key for choices. The id of the user follows, because several people may use one computer. */
export const RECENT_KEY = 'panel-find-'

/** How many choices are remembered. */
export const MAX_RECENT = 6
