import path from 'node:path'
import { buildConfig, type Config } from 'payload'
import sharp from 'sharp'
import { type Env, ownOrigins } from '../config/env'
import { readSecret } from '../config/secret'
import { blockCollections, blocksField, contentBlocks } from '../features/blocks/cms'
import { captchaGlobals } from '../features/captcha/cms'
import { commentCollections, commentGlobals, deleteCommentsOfSchool } from '../features/comments/cms'
import { isConfirmMail, MAIL_ABOUT } from '../features/comments/contract'
import { consentCollections, consentGlobals } from '../features/consent/cms'
import { formCollections, personsSubmissions } from '../features/forms/cms'
import { deleteMapOfSchool, mapCollections, mapGlobals } from '../features/map/cms'
import { newsCollections } from '../features/news/cms'
import { pageCollections, pageGlobals } from '../features/pages/cms'
import { deletePricesOfSchool, pricingCollections, pricingGlobals } from '../features/pricing/cms'
import { keepOldAddresses, redirectCollections } from '../features/redirects/cms'
import { schoolCollections, schoolGlobals } from '../features/schools/cms'
import { themeGlobals } from '../features/theme/cms'
import { databaseAdapter } from '../platform/database/adapter'
import { loggerOptions } from '../platform/http/error-log'
import { mailAdapter } from '../platform/mail/adapter'
import { mailTag, outgoingMail } from '../platform/mail/outgoing-mail'
import { explainErrors } from '../platform/payload/explain-errors'
import { filesCollection } from '../platform/payload/files'
import { mediaCollection } from '../platform/payload/media'
import { siteEditor } from '../platform/payload/rich-text-editor'
import { announcing } from '../platform/transaction/announce'
import { defaultLocale, localeNames, locales } from '../shared/locale'
import { documentTag, mediaTag } from '../shared/tags'
import { isPasswordMail, PASSWORD_ABOUT } from './password-mail'
import { usersCollection } from './users'

/** A version contains all languages; restoring it also changes those that the editor is not looking at. */
const restoresAll =
  'You are about to restore this {{label}} to its state of {{versionDate}}, in all ten languages: changes made since then are replaced in every language, not only in the one you are looking at.'

/** Texts of the panel that replace Payload's own. */
const panelTexts = { en: { version: { aboutToRestore: restoresAll, aboutToRestoreGlobal: restoresAll } } }

const maxUploadBytes = 15 * 1024 * 1024

/** The whole content-management system of one site, composed from what the features declare. */
export const cmsConfig = (env: Env, overrides: Partial<Config> = {}) =>
  buildConfig({
    secret: readSecret(env) ?? '',
    csrf: ownOrigins(env),
    db: databaseAdapter(env),
    email: mailAdapter(env),
    editor: siteEditor,
    sharp,
    telemetry: false,
    i18n: { translations: panelTexts },
    graphQL: { disable: true },
    hooks: { afterError: [explainErrors] },
    collections: keepOldAddresses([
      ...schoolCollections({
        beforeDelete: [deleteCommentsOfSchool, deleteMapOfSchool, deletePricesOfSchool],
        sections: blocksField('Free sections'),
      }),
      ...pricingCollections,
      ...commentCollections(env.publicUrl, [personsSubmissions]),
      ...consentCollections,
      ...pageCollections(blocksField()),
      ...newsCollections(blocksField()),
      ...blockCollections,
      ...formCollections,
      ...redirectCollections,
      announcing(mediaCollection(path.join(env.dataDir, 'media')), ({ id }: { id: number }) => [
        mediaTag(id),
      ]),
      announcing(filesCollection(env.dataDir), ({ id }: { id: number }) => [documentTag('files', id)]),
      ...mapCollections(env.dataDir),
      usersCollection(env.publicUrl),
      announcing(
        outgoingMail({
          forModerators: MAIL_ABOUT,
          forAdministrators: PASSWORD_ABOUT,
          isSecret: (about) => isConfirmMail(about) || isPasswordMail(about),
        }),
        () => [mailTag],
      ),
    ]),
    // Payload marks the objects it has read and skips them in a second configuration of the same process.
    blocks: contentBlocks.map((block) => ({ ...block })),
    globals: [
      ...schoolGlobals(blocksField('Content below the list of schools')),
      ...pageGlobals,
      ...themeGlobals,
      ...pricingGlobals,
      ...commentGlobals,
      ...captchaGlobals,
      ...consentGlobals,
      ...mapGlobals,
    ],
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
      components: {
        beforeDashboard: [
          '/platform/mail/MailNotice#MailNotice',
          '/features/pricing/admin/CalculatorUse#CalculatorUse',
        ],
        beforeNavLinks: ['/features/comments/admin/CommentsLink#CommentsLink'],
        views: {
          moderation: {
            Component: '/features/comments/admin/ModerationView#ModerationView',
            path: '/moderation',
            meta: { title: 'Comments' },
          },
          commentsData: {
            Component: '/features/comments/admin/CommentsDataView#CommentsDataView',
            path: '/comments-data',
            meta: { title: 'Import, export, erase' },
          },
        },
      },
      livePreview: {
        collections: ['schools', 'pages', 'posts'],
        globals: ['home-page', 'theme'],
        // A document that was never saved has no preview.
        url: ({ data, collectionConfig, globalConfig, locale }) => {
          const shown = globalConfig
            ? `globals/${globalConfig.slug}`
            : data.id && `${collectionConfig?.slug}/${data.id}`
          return shown ? `/preview/${shown}?locale=${locale?.code ?? defaultLocale}` : null
        },
        breakpoints: [
          { label: 'Phone', name: 'phone', width: 360, height: 780 },
          { label: 'Tablet', name: 'tablet', width: 768, height: 1024 },
          { label: 'Desktop', name: 'desktop', width: 1280, height: 900 },
        ],
      },
    },
    // Runs what editors scheduled for publishing.
    jobs: { autoRun: [{ cron: '* * * * *', queue: 'default', limit: 20 }], deleteJobOnComplete: true },
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
