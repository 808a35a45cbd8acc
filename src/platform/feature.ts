import type { I18nClient } from '@payloadcms/translations'
import type {
  Block,
  BlocksField,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Config,
  Endpoint,
  GlobalConfig,
  Payload,
  SanitizedConfig,
} from 'payload'
import type { Env } from '../config/env'
import type { Commands } from './command-line'
import type { Finding } from './findings'
import type { DeclaredMail } from './mail/outgoing-mail'
import type { MenuEntry } from './panel/menu/menu-entry'
import type { Labels } from './payload/admin/panel-texts'
import type { TodayEvents, TodayFigures, TodayLists, TodayQuestion } from './payload/admin/today'
import type { DescribeChange } from './payload/audit-change'
import type { FindAction, FindSource } from './payload/find-source'
import type { PersonalData } from './payload/personal-data'
import type { InUse, TrashCollection } from './payload/trash'
import type { FixedRetention, Retention } from './retention/retention'
import type { FileStore } from './storage/file-store'

/** The site that a feature becomes part of. */
export interface DeclaringSite {
  env: Env
  files: FileStore
  features: readonly Feature[]
}

/** A screen's title is read when it is shown, in the language of the reader. */
export interface ScreenContext {
  config: SanitizedConfig
  i18n: Pick<I18nClient, 'language' | 'fallbackLanguage' | 't'>
}

export interface PanelScreen {
  /** The path of the component for Payload's import map: `/features/analytics/admin/AnalyticsView#AnalyticsView`. */
  component: string
  /** Below `/admin`. Screens that replace one of Payload's have none. */
  path?: `/${string}`
  /** Addresses below the path are other screens. */
  exact?: true
  title?: (context: ScreenContext) => string
}

interface AuditedCollection {
  /** Where the log lists them. */
  area: 'prices'
  /** Describes a change inside a field whose value is too large to be noted, by field. */
  describe?: Record<string, DescribeChange>
}

/** The part of a feature in the content-management system. `feature.ts` of each feature exports one; `src/features.ts` lists them. */
export interface Feature {
  name: string
  collections?: (site: DeclaringSite) => CollectionConfig[]
  globals?: (site: DeclaringSite) => GlobalConfig[]
  /** Blocks of pages, in the order in which editors see them within their group. */
  blocks?: readonly Block[]
  /** The field for a list of blocks. One feature declares it. */
  blocksField?: (slugs: string[]) => BlocksField
  /** Labels in the panel, by place: `notes.title.label`. A text that the definitions contain is shown as it is. */
  labels?: Labels
  endpoints?: (site: DeclaringSite) => Endpoint[]
  /** Adds what every block, collection or global needs, those of other features included. */
  adaptBlock?: (block: Block) => Block
  adaptCollection?: (collection: CollectionConfig, site: DeclaringSite) => CollectionConfig
  adaptGlobal?: (global: GlobalConfig, site: DeclaringSite) => GlobalConfig
  /** Deletes what belongs to a document of another feature, by collection. */
  deleteWith?: Record<string, CollectionBeforeDeleteHook>
  /** Refuses to delete a document of another feature, also into the trash. */
  refuseDeletion?: Record<string, CollectionBeforeDeleteHook>
  audited?: Record<string, AuditedCollection>
  /** Names an entry of the log that is about no document, in the language of the reader. */
  describeAuditSubject?: (subject: string, language: string) => string | undefined
  /** Collections and globals with a live preview, by slug. */
  previews?: { collections?: readonly string[]; globals?: readonly string[] }
  afterError?: NonNullable<Config['hooks']>['afterError']
  /** By the name of the screen in Payload's configuration. */
  screens?: Record<string, PanelScreen>
  /** Entries of the panel's menu, which the phone's bar and the search of the panel list, too. */
  menu?: readonly MenuEntry[]
  /** Components around the panel, and at the top of the first screen. */
  providers?: readonly string[]
  notices?: readonly string[]
  /** On the first screen: what waits, how the last 30 days went, what happens in the next seven days, and what soon runs out. */
  cards?: readonly TodayQuestion[]
  figures?: readonly TodayFigures[]
  events?: readonly TodayEvents[]
  lists?: readonly TodayLists[]
  /** What staff find by words from every screen, and what they can begin there. */
  finds?: readonly FindSource[]
  actions?: readonly FindAction[]
  /** Commands of operators, `npm run <name>`. They are imported with `turbopackIgnore`, because the panel runs none. */
  commands?: Commands
  /** Checks of `npm run doctor`. They only read. */
  checks?: (payload: Payload) => Promise<Finding[]>
  personalData?: (site: DeclaringSite) => PersonalData[]
  /** Periods that administrators set, for what is not found by person. */
  retentions?: (site: DeclaringSite) => Retention[]
  /** Records that expire without staff. */
  fixedRetentions?: (site: DeclaringSite) => FixedRetention[]
  /** Documents that stay in the trash because they are in use, by collection. */
  inUseInTrash?: Partial<Record<TrashCollection, InUse>>
  mails?: readonly DeclaredMail[]
  /** Components that screens of other features render, as paths for Payload's import map. */
  components?: readonly string[]
  fills?: Record<string, unknown>
  /** First parts of its addresses, which no content page may take. */
  reservedSlugs?: readonly string[]
  /** Addresses that it answers whatever other parameters they have; no redirect may take them. */
  calls?: (site: DeclaringSite) => readonly string[]
}

const KEY = 'declaringSite'

/** Keeps the site in Payload's configuration, where screens, endpoints and tasks find it. */
export const customSite = (site: DeclaringSite) => ({ [KEY]: site })

export const siteIn = ({ custom }: { custom?: Record<string, unknown> }): DeclaringSite => {
  const site = custom?.[KEY]
  if (!site) throw new Error('The configuration does not contain the declarations of the features.')
  return site as DeclaringSite
}

/**
 * A place where features above add something to the one that creates it, which therefore does not import them. They fill it in
 * their declaration.
 */
export const slot = <Part>(name: string) => ({
  fill: (part: Part): Record<string, unknown> => ({ [name]: part }),
  partsIn: (config: Parameters<typeof siteIn>[0]): Part[] =>
    // Written by `fill` alone.
    siteIn(config).features.flatMap(({ fills = {} }) => (name in fills ? [fills[name] as Part] : [])),
})

/** Personal data of all features. Erasing follows the order of the features. */
export const personalDataOf = (site: DeclaringSite): PersonalData[] =>
  site.features.flatMap(({ personalData }) => personalData?.(site) ?? [])

/** Periods that administrators set, in the order of the screen and of the night. */
export const retentionsOf = (site: DeclaringSite): Retention[] => [
  ...new Set([
    ...personalDataOf(site).flatMap(({ retention }) => retention),
    ...site.features.flatMap(({ retentions }) => retentions?.(site) ?? []),
  ]),
]

export const fixedRetentionsOf = (site: DeclaringSite): FixedRetention[] =>
  site.features.flatMap(({ fixedRetentions }) => fixedRetentions?.(site) ?? [])

export const deletionHooks = ({ features }: DeclaringSite, collection: string) => ({
  deleteWith: features.flatMap(({ deleteWith }) => deleteWith?.[collection] ?? []),
  refuse: features.flatMap(({ refuseDeletion }) => refuseDeletion?.[collection] ?? []),
})

export const blockSlugsOf = ({ features }: Pick<DeclaringSite, 'features'>): string[] =>
  features.flatMap(({ blocks = [] }) => blocks.map(({ slug }) => slug))

/** The blocks of all features, with what features add to every block. */
export const blocksOf = ({ features }: Pick<DeclaringSite, 'features'>): Block[] =>
  features
    .flatMap(({ blocks = [] }) => blocks)
    .map((block) => features.reduce((adapted, { adaptBlock }) => adaptBlock?.(adapted) ?? adapted, block))

/** The field for the blocks of a page: those of all features. */
export const blocksFieldOf = ({ features }: Pick<DeclaringSite, 'features'>): BlocksField => {
  const field = features.find(({ blocksField }) => blocksField)?.blocksField?.(blockSlugsOf({ features }))
  if (!field) throw new Error('No feature declares the field for blocks.')
  return field
}
