import { createHash } from 'node:crypto'
import type { ConsentSetting } from '../../../platform/payload/payload-types'
import type { QueryContext } from '../../../platform/payload/query'
import { localePath } from '../../../shared/locale'
import type { OwnStorage } from '../../../shared/own-storage'
import { settingsTag } from '../../../shared/tags'
import {
  type BlockListItem,
  type ConsentConfig,
  type ConsentGroup,
  consentTag,
  type ItemPlace,
  type ServiceCategory,
  type SiteConsent,
  type StoredName,
} from '../contract'
import type { ConsentSite } from '../decision/decide'
import { itemKey } from '../decision/record-cookie'
import { ownPlace } from '../markup/addresses'
import type { PageFilter } from '../markup/block-page.server'
import { blockSnippets } from '../markup/block-snippets.server'
import { consentMessages } from '../messages/messages'
import { buildGroups, type GroupDescription, type Hosts, serviceOfItem } from '../services/build-groups'
import { serviceNamed, serviceOfAddress } from '../services/find-service'
import { groupNames } from '../services/group-names'
import { checkBlockList } from './check-block-list'
import { defaultConfig, mergeConfig } from './check-config'

/** As the admin panel stores it. */
interface Row {
  category?: ServiceCategory | null
  purpose?: string | null
  provider?: string | null
  privacyUrl?: string | null
  stored?: (Omit<StoredName, 'days'> & { days?: number | null })[] | null
}

const storedOf = ({ stored }: Row): StoredName[] =>
  (stored ?? []).map(({ name, kind, days }) => ({
    name: name.trim(),
    kind,
    ...(typeof days === 'number' ? { days } : {}),
  }))

/** Merges the rows of each group. The first row that sets a property wins; stored names are joined. */
const describeGroups = (
  rows: Row[],
  listed: Pick<BlockListItem, 'name'>[],
): ReadonlyMap<string, GroupDescription> => {
  const words = new Map<string, GroupDescription>()
  for (const [index, row] of rows.entries()) {
    const name = listed[index]?.name ?? ''
    const said = words.get(name)
    words.set(name, {
      category: said?.category ?? row.category ?? undefined,
      purpose: said?.purpose ?? (row.purpose || undefined),
      provider: said?.provider ?? (row.provider?.trim() || undefined),
      privacyUrl: said?.privacyUrl ?? (row.privacyUrl || undefined),
      stored: [...(said?.stored ?? []), ...storedOf(row)],
    })
  }
  return words
}

/** Everything about consent that a page and its policy need. */
export interface Consent extends ConsentSite, SiteConsent, PageFilter {
  /** Hosts that each group may reach once it is allowed. */
  hosts: ReadonlyMap<string, Hosts>
}

export interface ConsentContext extends QueryContext {
  publicUrl: string
}

/** Payload returns null for empty fields. */
const whatIsSet = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''))

const themeButton = { bgColor: 'var(--button)', txtColor: 'var(--button-ink)' }

/** The defaults with the colours of the site's theme in place of the specification's. */
const themedConfig: ConsentConfig = {
  ...defaultConfig,
  styles: {
    primaryButton: themeButton,
    rejectButton: themeButton,
    secondaryButton: { bgColor: 'var(--tint)', txtColor: 'var(--ink)' },
    cookieButton: { ...defaultConfig.styles.cookieButton, activedColor: 'var(--pine-soft)' },
  },
}

/** The colours that are not the specification's: the panel fills every field with those. */
const configuredStyles = (styles: ConsentSetting['styles'] = {}) =>
  Object.fromEntries(
    Object.entries(styles).map(([part, colours]) => {
      const usual: object = defaultConfig.styles[part as keyof typeof styles]
      const isUsual = (name: string, colour: unknown) =>
        `${colour}`.toLowerCase() === (usual as Record<string, string>)[name]
      const own = Object.entries(whatIsSet(colours ?? {})).filter(([name, colour]) => !isUsual(name, colour))
      return [part, Object.fromEntries(own)]
    }),
  )

const configOf = (doc: ConsentSetting, { locale }: QueryContext): ConsentConfig => {
  const link = doc.cookiePolicyLink ?? ''
  const { brand, styles, themeColours } = doc
  const config = {
    defaultLang: doc.defaultLang,
    brand: whatIsSet(brand ?? {}),
    cookiePolicyLink: link.startsWith('/') && !link.includes('{lang}') ? localePath(locale, link) : link,
    hideModalIn: (doc.hideModalIn ?? []).map(({ url }) => url),
    opens: doc.opens ?? undefined,
    showBadges: doc.showBadges ?? undefined,
    showMessage: doc.showMessage ?? undefined,
    showRejectButton: doc.showRejectButton ?? undefined,
    styles: configuredStyles(styles),
  }
  return mergeConfig(config, themeColours ? themedConfig : defaultConfig).config
}

const versionOf = (groups: ConsentGroup[], { locale }: QueryContext) =>
  createHash('sha256')
    .update(JSON.stringify([groups, consentMessages.keys().map(consentMessages(locale).template)]))
    .digest('base64url')
    .slice(0, 12)

interface ConsentOptions {
  /** Addresses of services that other settings use, such as a map's. */
  thirdParties?: readonly string[]
  exempt?: readonly OwnStorage[]
}

export const getConsent = async (
  ctx: ConsentContext,
  { thirdParties = [], exempt = [] }: ConsentOptions = {},
): Promise<Consent> => {
  ctx.tag(consentTag)
  ctx.tag(settingsTag)
  const { payload, locale } = ctx
  const [doc, settings] = await Promise.all([
    payload.findGlobal({ slug: 'consent-settings', locale, depth: 0 }),
    payload.findGlobal({ slug: 'site-settings', locale, depth: 0, select: { snippets: true } }),
  ])
  const rows = doc.blockList ?? []
  const listed = checkBlockList(
    rows.map(({ name, domain, contain, actived, editable, visible, report }) =>
      whatIsSet({ name, domain, contain, actived, editable, visible, report }),
    ),
    (item) => serviceOfItem(item)?.name,
  ).items
  const own = ownPlace(ctx.publicUrl)
  const names = groupNames(listed)
  const snippets = blockSnippets(settings.snippets ?? [], own, names)
  const items = [...listed]
  const add = (name: string, place: ItemPlace) => {
    if (!items.some((item) => item.name === name)) items.push(...checkBlockList([{ name, ...place }]).items)
  }
  for (const { name, host } of snippets.groups) {
    const domain = serviceNamed(name)?.domains[0] ?? host
    // A script without an address can only be recognised by its snippet.
    add(name, domain ? { domain } : { contain: `snippet: ${name}` })
  }
  for (const address of thirdParties) {
    const domain = serviceOfAddress(address)?.domains[0]
    // The site's list may give it another name.
    if (domain) add(names.ofAddress(`https://${domain}`), { domain })
  }
  const built = buildGroups(items, describeGroups(rows, listed))
  /** The hosts that the snippets themselves load from, such as a site's own Matomo. */
  const hostsOfSnippets = (name: string) =>
    snippets.blocked.flatMap(({ group, origin }) => (group === name && origin ? new URL(origin).host : []))
  const groups = built.map(({ hosts: _hosts, ...group }) => ({
    ...group,
    domains: [...new Set([...group.domains, ...hostsOfSnippets(group.name)])],
  }))
  return {
    config: configOf(doc, ctx),
    items,
    keys: items.map(itemKey),
    groups,
    version: versionOf(groups, ctx),
    hosts: new Map(built.map(({ name, hosts }) => [name, hosts])),
    own,
    names,
    snippets,
    exempt,
  }
}
