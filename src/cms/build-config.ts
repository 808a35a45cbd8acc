import path from 'node:path'
import { buildConfig, type CollectionConfig, type Config, type GlobalConfig } from 'payload'
import sharp from 'sharp'
import { type Env, ownOrigins } from '../config/env'
import { readSecret } from '../config/secret'
import { features as allFeatures } from '../features'
import { databaseAdapter } from '../platform/database/adapter'
import { blocksOf, customSite, type DeclaringSite, type Feature } from '../platform/feature'
import { loggerOptions } from '../platform/http/log/error-log'
import { mailAdapter } from '../platform/mail/adapter'
import { showSchedules } from '../platform/payload/admin/drafts/schedules.server'
import { listInvalidFields } from '../platform/payload/admin/forms/invalid-fields'
import { previewBeside, previewGlobalBeside } from '../platform/payload/admin/preview/preview-beside'
import { showOfficeTimes } from '../platform/payload/admin/times/office-times'
import { showSourceTitles } from '../platform/payload/admin/titles/source-titles'
import { checkRequests } from '../platform/payload/check-requests/check-requests'
import { explainErrors, explainFileTypes } from '../platform/payload/explain-errors'
import { notingForeignTexts } from '../platform/payload/languages/foreign-texts'
import { embedBlock, siteEditor } from '../platform/payload/rich-text/rich-text-editor'
import { keepFromLimited, limitToSchools } from '../platform/payload/school-scope'
import { storeInBucket } from '../platform/payload/uploads/s3-uploads'
import { nameLockOwners } from '../platform/payload/versions/name-lock-owner'
import { refuseOutdated, refuseOutdatedGlobal } from '../platform/payload/versions/refuse-outdated'
import { createFiles } from '../platform/storage/create-files'
import { customFiles } from '../platform/storage/file-store'
import { failureMessages } from '../shared/errors'
import { defaultLocale, directionOf, localeNames, locales } from '../shared/locale'
import { findLabel, panelI18n } from './panel-languages/panel-languages'
import { labelTranslator } from './panel-languages/translate-config'

/** Leaves out the tab “API”: what it shows is of no use in an office. */
const withoutApiTab = <Entity extends { admin?: object }>(entity: Entity): Entity => ({
  ...entity,
  admin: { ...entity.admin, hideAPIURL: true },
})

const collectionsOf = (site: DeclaringSite): CollectionConfig[] =>
  site.features
    .flatMap(({ collections }) => collections?.(site) ?? [])
    .map((collection) =>
      site.features.reduce(
        (adapted, feature) => feature.adaptCollection?.(adapted, site) ?? adapted,
        collection,
      ),
    )
    .map(limitToSchools)

const globalsOf = (site: DeclaringSite): GlobalConfig[] =>
  site.features
    .flatMap(({ globals }) => globals?.(site) ?? [])
    .map((global) =>
      site.features.reduce((adapted, feature) => feature.adaptGlobal?.(adapted, site) ?? adapted, global),
    )
    .map(keepFromLimited)

const viewsOf = (features: readonly Feature[]) =>
  Object.fromEntries(
    features.flatMap(({ screens = {} }) =>
      Object.entries(screens).map(([name, { component, path: address, exact }]) => [
        name,
        { Component: component, ...(address ? { path: address } : {}), ...(exact ? { exact } : {}) },
      ]),
    ),
  )

/**
 * Payload keeps the fields of a collection for the panel with the labels of whoever opened it first, whatever the language of
 * the next person is. Texts with formatting and the comparison of versions show these labels. Building them takes a few
 * milliseconds, so they are built for every request, as they are while Payload's configuration is being reloaded.
 */
const forgetPanelLabels = () => {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    configurable: true,
    get: () => true,
    // Payload sets it to false as soon as it has built them.
    set: () => {},
  })
}

const maxUploadBytes = 15 * 1024 * 1024

/** The whole content-management system of one site, composed from what the features declare. */
export const cmsConfig = (
  env: Env,
  overrides: Partial<Config> = {},
  { features = allFeatures, find = findLabel(features) } = {},
) => {
  const { translateBlock, translateCollection, translateGlobal } = labelTranslator(find)
  forgetPanelLabels()
  const files = createFiles(env)
  const site: DeclaringSite = { env, files, features }
  const previews = {
    collections: features.flatMap(({ previews }) => previews?.collections ?? []),
    globals: features.flatMap(({ previews }) => previews?.globals ?? []),
  }
  return buildConfig({
    secret: readSecret(env) ?? '',
    csrf: ownOrigins(env),
    db: databaseAdapter(env),
    email: mailAdapter(env),
    editor: siteEditor([translateBlock(embedBlock)]),
    sharp,
    custom: { ...customFiles(files), ...customSite(site), publicUrl: env.publicUrl },
    plugins: files.kind === 's3' ? [storeInBucket(files, ownOrigins(env))] : [],
    telemetry: false,
    i18n: panelI18n,
    graphQL: { disable: true },
    endpoints: features.flatMap(({ endpoints }) => endpoints?.(site) ?? []),
    hooks: {
      afterError: [
        explainErrors,
        explainFileTypes,
        ...features.flatMap(({ afterError = [] }) => afterError),
        listInvalidFields,
      ],
    },
    collections: collectionsOf(site)
      .map(notingForeignTexts)
      .map(showSourceTitles)
      .map(showOfficeTimes)
      .map(translateCollection)
      .map(refuseOutdated)
      .map(previewBeside(previews.collections))
      .map(withoutApiTab),
    blocks: blocksOf(site).map(translateBlock),
    globals: globalsOf(site)
      .map(notingForeignTexts)
      .map(translateGlobal)
      .map(refuseOutdatedGlobal)
      .map(previewGlobalBeside(previews.globals))
      .map(withoutApiTab),
    localization: {
      locales: locales.map((code) => ({
        code,
        label: localeNames[code],
        rtl: directionOf(code) === 'rtl',
      })),
      defaultLocale,
      fallback: true,
    },
    admin: {
      user: 'users',
      // Payload's default loads pictures from gravatar.com, by a hash of the user's mail address.
      avatar: 'default',
      meta: {
        titleSuffix: ' · Schoolhouse',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
      importMap: { baseDir: path.resolve('src') },
      dependencies: Object.fromEntries(
        features
          .flatMap(({ components = [] }) => components)
          .map((component) => [component, { path: component, type: 'component' as const }]),
      ),
      dateFormat: 'PPp',
      components: {
        graphics: {
          Logo: '/platform/payload/admin/menu/PanelLogo#PanelLogo',
          Icon: '/platform/payload/admin/menu/PanelLogo#PanelIcon',
        },
        header: ['/platform/payload/admin/menu/KeepMenuOpen#KeepMenuOpen'],
        providers: [
          '/platform/payload/admin/PanelTimeZone#PanelTimeZone',
          ...features.flatMap(({ providers = [] }) => providers),
        ],
        actions: [
          '/platform/panel/menu/FindButton#FindInHeader',
          '/platform/payload/admin/menu/ViewSite#ViewSite',
        ],
        Nav: '/platform/panel/menu/PanelMenu#PanelMenu',
        beforeDashboard: features.flatMap(({ notices = [] }) => notices),
        views: viewsOf(features),
      },
      livePreview: {
        openByDefault: true,
        ...previews,
        // A document that was never saved has no preview.
        url: ({ data, collectionConfig, globalConfig, locale }) => {
          const shown = globalConfig
            ? `globals/${globalConfig.slug}`
            : data.id && `${collectionConfig?.slug}/${data.id}`
          return shown ? `/preview/${shown}?locale=${locale?.code ?? defaultLocale}` : null
        },
        breakpoints: [
          { label: '360 px', name: 'phone', width: 360, height: 780 },
          { label: '768 px', name: 'tablet', width: 768, height: 1024 },
          { label: '1280 px', name: 'desktop', width: 1280, height: 900 },
        ],
      },
    },
    // Runs what editors scheduled for publishing. Nobody starts jobs by a request.
    jobs: {
      access: { run: () => false },
      autoRun: [{ cron: '* * * * *', queue: 'default', limit: 20 }],
      deleteJobOnComplete: true,
    },
    upload: {
      limits: { fileSize: maxUploadBytes },
      abortOnLimit: true,
      responseOnLimit: failureMessages.fileTooLarge,
    },
    logger: { options: { level: env.logLevel, ...loggerOptions } },
    // `npm run types` writes them. Payload would start a process for it at every start in development.
    typescript: { outputFile: path.resolve('src/platform/payload/payload-types.ts'), autoGenerate: false },
    ...overrides,
  })
    .then(nameLockOwners)
    .then(showSchedules)
    .then(checkRequests)
}
