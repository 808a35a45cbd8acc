import path from 'node:path'
import { buildConfig, type Config } from 'payload'
import sharp from 'sharp'
import { type Env, ownOrigins } from '../config/env'
import { readSecret } from '../config/secret'
import {
  blockCollections,
  blocksField,
  contentBlocks,
  openFromPreview,
  openGlobalsFromPreview,
} from '../features/blocks/cms'
import { captchaGlobals } from '../features/captcha/cms'
import { commentCollections, commentGlobals, deleteCommentsOf } from '../features/comments/cms'
import { isConfirmMail, MAIL_ABOUT } from '../features/comments/contract'
import { consentCollections, consentGlobals } from '../features/consent/cms'
import { formCollections } from '../features/forms/cms'
import { deleteMapOfSchool, mapCollections, mapGlobals } from '../features/map/cms'
import { newsCollections } from '../features/news/cms'
import { numberCollections } from '../features/numbers/cms'
import { pageCollections, pageGlobals } from '../features/pages/cms'
import {
  deletePricesOfSchool,
  describePrices,
  pricingCollections,
  pricingGlobals,
  refuseDeletionWithStudents,
} from '../features/pricing/cms'
import { keepOldAddresses, redirectCollections } from '../features/redirects/cms'
import { schoolCollections, schoolGlobals } from '../features/schools/cms'
import { themeGlobals } from '../features/theme/cms'
import { trackGlobalTexts, trackTexts, translationCollections } from '../features/translations/cms'
import { databaseAdapter } from '../platform/database/adapter'
import { loggerOptions } from '../platform/http/log/error-log'
import { mailAdapter } from '../platform/mail/adapter'
import { mailTag, outgoingMail } from '../platform/mail/outgoing-mail'
import { listInvalidFields } from '../platform/payload/admin/invalid-fields'
import { forgetPanelLabels } from '../platform/payload/admin/panel-label-cache'
import { showOfficeTimes } from '../platform/payload/admin/times/office-times'
import { showSourceTitles } from '../platform/payload/admin/titles/source-titles'
import { checkRequests } from '../platform/payload/check-requests/check-requests'
import { explainErrors, explainFileTypes } from '../platform/payload/explain-errors'
import { notingForeignTexts } from '../platform/payload/foreign-texts'
import { embedBlock, siteEditor } from '../platform/payload/rich-text-editor'
import { filesCollection } from '../platform/payload/uploads/files'
import { mediaCollection } from '../platform/payload/uploads/media'
import { storeInBucket } from '../platform/payload/uploads/s3-uploads'
import { nameLockOwners } from '../platform/payload/versions/name-lock-owner'
import { refuseOutdated, refuseOutdatedGlobal } from '../platform/payload/versions/refuse-outdated'
import { createFiles } from '../platform/storage/create-files'
import { customFiles } from '../platform/storage/file-store'
import { announcing } from '../platform/transaction/announce'
import { defaultLocale, localeNames, locales } from '../shared/locale'
import { documentTag, mediaTag } from '../shared/tags'
import { backupsCollection } from './backup/backups'
import { backupSettings } from './backup/settings'
import { firstSteps } from './first-steps/cms-first-steps'
import { panelI18n, translateLabel } from './panel-languages/panel-languages'
import { labelTranslator } from './panel-languages/translate-config'
import { translateErrors, withTranslatedBulkErrors } from './panel-languages/translate-sentences'
import { isPasswordMail, PASSWORD_ABOUT } from './password-mail'
import { auditLog } from './people/audit/audit-log'
import { auditedCollection, auditedGlobal } from './people/audit/audited'
import { logInSettings } from './people/second-factor/settings'
import { secondFactors } from './people/second-factor/store'
import { sessionDetails } from './people/sessions'
import { explainUnreadSession } from './people/unread-session'
import { personEndpoints } from './persons/endpoints'
import { personalDataOf, retentionsOf } from './retention/declared'
import { retentionRuns, retentionSettings } from './retention/settings'
import { usersCollection } from './users'

/** Leaves out the tab “API”: what it shows is of no use in an office. */
const withoutApiTab = <Entity extends { admin?: object }>(entity: Entity): Entity => ({
  ...entity,
  admin: { ...entity.admin, hideAPIURL: true },
})

/** What the office sets, apart from what visitors cause. */
const isPriceData = ({ slug }: { slug: string }) =>
  ['price-lists', 'price-adjustments', 'price-extras'].includes(slug)

const maxUploadBytes = 15 * 1024 * 1024

/** The whole content-management system of one site, composed from what the features declare. */
export const cmsConfig = (env: Env, overrides: Partial<Config> = {}, translate = translateLabel) => {
  const { translateBlock, translateCollection, translateGlobal } = labelTranslator(translate)
  forgetPanelLabels()
  const files = createFiles(env)
  return buildConfig({
    secret: readSecret(env) ?? '',
    csrf: ownOrigins(env),
    db: databaseAdapter(env),
    email: mailAdapter(env),
    editor: siteEditor([translateBlock(embedBlock)]),
    sharp,
    custom: { ...customFiles(files), publicUrl: env.publicUrl },
    plugins: files.kind === 's3' ? [storeInBucket(files, ownOrigins(env))] : [],
    telemetry: false,
    i18n: panelI18n,
    graphQL: { disable: true },
    endpoints: personEndpoints(personalDataOf(env)),
    hooks: {
      afterError: [explainErrors, explainFileTypes, explainUnreadSession, listInvalidFields, translateErrors],
    },
    collections: keepOldAddresses([
      ...openFromPreview(
        schoolCollections({
          beforeDelete: [deleteCommentsOf('schools'), deleteMapOfSchool, deletePricesOfSchool],
          refuseDeletion: refuseDeletionWithStudents,
          sections: blocksField('Free sections'),
        }),
      ),
      ...pricingCollections.map((collection) =>
        isPriceData(collection)
          ? auditedCollection(collection, 'prices', { items: describePrices })
          : collection,
      ),
      ...commentCollections(env.publicUrl),
      // The first collection of a group decides where the menu shows the group.
      ...openFromPreview(
        pageCollections({ content: blocksField(), beforeDelete: deleteCommentsOf('pages') }),
      ),
      ...openFromPreview(
        newsCollections({ content: blocksField(), beforeDelete: deleteCommentsOf('posts') }),
      ),
      ...blockCollections,
      ...formCollections,
      ...redirectCollections,
      ...consentCollections,
      announcing(mediaCollection(files), ({ id }: { id: number }) => [mediaTag(id)]),
      announcing(filesCollection(files), ({ id }: { id: number }) => [documentTag('files', id)]),
      ...mapCollections(files),
      usersCollection(env.publicUrl),
      auditLog,
      backupsCollection(env),
      retentionRuns,
      sessionDetails,
      secondFactors,
      announcing(
        outgoingMail({
          forModerators: MAIL_ABOUT,
          forAdministrators: PASSWORD_ABOUT,
          isSecret: (about) => isConfirmMail(about) || isPasswordMail(about),
        }),
        () => [mailTag],
      ),
      ...translationCollections,
      ...numberCollections,
    ])
      .map(notingForeignTexts)
      .map(trackTexts)
      .map(showSourceTitles)
      .map(showOfficeTimes)
      .map(translateCollection)
      .map(withTranslatedBulkErrors)
      .map(refuseOutdated)
      .map(withoutApiTab),
    blocks: contentBlocks.map(translateBlock),
    globals: [
      ...openGlobalsFromPreview(schoolGlobals(blocksField('Content below the list of schools'))),
      ...pageGlobals,
      ...themeGlobals,
      ...pricingGlobals,
      ...commentGlobals,
      ...captchaGlobals,
      ...consentGlobals,
      ...mapGlobals,
      logInSettings,
      backupSettings,
      retentionSettings(retentionsOf(env)),
    ]
      .map(auditedGlobal)
      .map(notingForeignTexts)
      .map(trackGlobalTexts)
      .map(translateGlobal)
      .concat(firstSteps)
      .map(refuseOutdatedGlobal)
      .map(withoutApiTab),
    localization: {
      locales: locales.map((code) => ({ code, label: localeNames[code] })),
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
      dateFormat: 'PPp',
      components: {
        graphics: { Logo: '/cms/PanelLogo#PanelLogo', Icon: '/cms/PanelLogo#PanelIcon' },
        header: ['/platform/payload/admin/KeepMenuOpen#KeepMenuOpen'],
        providers: [
          '/platform/payload/admin/PanelTimeZone#PanelTimeZone',
          '/cms/people/admin/SessionKeeper#SessionKeeper',
        ],
        actions: ['/platform/payload/admin/ViewSite#ViewSite'],
        beforeNavLinks: [
          '/cms/today/TodayLink#TodayLink',
          '/features/pricing/admin/desk/DeskLink#DeskLink',
          '/features/comments/admin/CommentsLink#CommentsLink',
          '/features/translations/admin/TranslationsLink#TranslationsLink',
          '/features/numbers/admin/NumbersLink#NumbersLink',
          '/cms/persons/admin/PersonsLink#PersonsLink',
        ],
        views: {
          dashboard: { Component: '/cms/today/TodayView#TodayView' },
          login: { Component: '/cms/people/admin/LogInView#LogInView' },
          enrolments: {
            Component: '/features/pricing/admin/desk/EnrolmentsView#EnrolmentsView',
            path: '/enrolments',
            exact: true,
            meta: { title: 'Enrolments' },
          },
          enrolment: {
            Component: '/features/pricing/admin/desk/EnrolmentView#EnrolmentView',
            path: '/enrolments/:id',
            exact: true,
            meta: { title: 'Enrolment' },
          },
          places: {
            Component: '/features/pricing/admin/desk/PlacesView#PlacesView',
            path: '/places',
            exact: true,
            meta: { title: 'Places' },
          },
          moderation: {
            Component: '/features/comments/admin/ModerationView#ModerationView',
            path: '/moderation',
            meta: { title: 'Comments' },
          },
          commentsData: {
            Component: '/features/comments/admin/CommentsDataView#CommentsDataView',
            path: '/comments-data',
            meta: { title: 'Import and export of comments' },
          },
          translations: {
            Component: '/features/translations/admin/TranslationsView#TranslationsView',
            path: '/translations',
            meta: { title: 'Translations' },
          },
          numbers: {
            Component: '/features/numbers/admin/NumbersView#NumbersView',
            path: '/numbers',
            meta: { title: 'Numbers' },
          },
          persons: {
            Component: '/cms/persons/admin/PersonsView#PersonsView',
            path: '/persons',
            meta: { title: 'Find a person' },
          },
          firstSteps: {
            Component: '/cms/first-steps/FirstStepsView#FirstStepsView',
            path: '/first-steps',
            meta: { title: 'First steps' },
          },
          security: {
            Component: '/cms/people/admin/SecurityView#SecurityView',
            path: '/security',
            meta: { title: 'Log-in and security' },
          },
        },
      },
      livePreview: {
        collections: ['schools', 'courses', 'pages', 'posts'],
        globals: ['home-page', 'theme'],
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
      responseOnLimit: 'The file is larger than 15 MB. Choose a smaller one; nothing was stored.',
    },
    logger: { options: { level: env.logLevel, ...loggerOptions } },
    // `npm run types` writes them. Payload would start a process for it at every start in development.
    typescript: { outputFile: path.resolve('src/platform/payload/payload-types.ts'), autoGenerate: false },
    ...overrides,
  })
    .then(nameLockOwners)
    .then(checkRequests)
}
