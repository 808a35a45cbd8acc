import type { FastifyInstance } from 'fastify'
import type { SendPrivatePage } from '../../../platform/http/pages'
import type {
  FormVisit,
  FormPage as Page,
  Sending,
  ShownForm,
  VisitorForm,
} from '../../../platform/http/visitor-form/form-declaration'
import { visitorForm } from '../../../platform/http/visitor-form/visitor-form'
import { hasNoMailServer } from '../../../platform/mail/sending'
import type { QueryContext } from '../../../platform/payload/query'
import { parseUrl } from '../../../shared/address/parse-url'
import { defaultLocale, type Locale, localePath } from '../../../shared/locale'
import { isSlug } from '../../../shared/text/slug'
import type { Captcha } from '../../captcha/queries.server'
import { type Answers, readAnswers, senderAddress } from '../answers'
import { formPath, type SentFiles, type SiteForm, sentFrom, trap } from '../contract'
import { formsMessages } from '../messages/messages'
import { getForm } from '../queries.server'
import { storeSubmission } from '../submissions/store-submission.server'
import { FormPage, SentPage } from './FormPages'
import { findSentFiles, identifyFiles, receiveFiles, withKeptFiles } from './receive-files.server'

export interface FormRoutes {
  contextFor: (locale: Locale) => QueryContext
  sendPage: SendPrivatePage
  publicUrl: string
  captcha: Captcha
  /** Keeps what was loaded until it changes. */
  remember: <T>(key: string, load: (tag: QueryContext['tag']) => Promise<T>) => Promise<T>
}

const maxPath = 200

/** The path of the page that a form is first sent from. It is for staff only, so a forged one does no harm. */
const pageOf = ({ request }: FormVisit, sent: URLSearchParams): string | undefined => {
  const given = sent.get(sentFrom)
  if (given !== null) return given.startsWith('/') ? given.slice(0, maxPath) : undefined
  const { referer } = request.headers
  return referer ? parseUrl(referer)?.pathname.slice(0, maxPath) : undefined
}

const complete = (visit: FormVisit, sent: URLSearchParams): URLSearchParams => {
  const page = pageOf(visit, sent)
  const typed = withKeptFiles(sent)
  typed.delete(sentFrom)
  if (page) typed.set(sentFrom, page)
  return typed
}

const render = ({ locale }: FormVisit, form: SiteForm, shown: ShownForm, files: SentFiles): Page => {
  const t = formsMessages(locale)
  const { idempotencyKey, expired, ...props } = shown
  const notice = expired ? t('keptGone') : undefined
  return {
    title: shown.oneMoreStep ? t('oneMoreStep') : form.title.text,
    path: formPath(form.slug),
    body: (
      <FormPage
        {...props}
        files={files}
        form={form}
        locale={locale}
        t={t}
        idempotencyKey={idempotencyKey}
        notice={notice}
      />
    ),
  }
}

interface Answered {
  answers: Answers
  files: SentFiles
}

const maxBytes = 128 * 1024

const siteForm = ({ contextFor, publicUrl, remember }: FormRoutes): VisitorForm<SiteForm, Answered, void> => {
  const { payload } = contextFor(defaultLocale)

  const load = async ({ locale, params: { slug = '' } }: FormVisit): Promise<SiteForm | undefined> =>
    isSlug(slug)
      ? remember(`form ${locale} ${slug}`, (tag) => getForm({ ...contextFor(locale), tag }, slug))
      : undefined

  const isMailed = async (form: SiteForm, { value }: Sending<Answered>) =>
    senderAddress(form.fields, value.answers) && form.answerMail.enabled && !(await hasNoMailServer(payload))

  return {
    purpose: 'site form',
    path: formPath(':slug'),
    maxBytes,
    readFiles: async (visit, body) => receiveFiles(payload, await load(visit), visit, body, maxBytes),
    identify: identifyFiles,
    limit: { groupId: 'forms', max: 20, timeWindow: '10 minutes' },
    honeypot: trap,
    isOnCachedPages: true,
    texts: (locale) => {
      const t = formsMessages(locale)
      return {
        errorPrefix: t('errorPrefix'),
        notStored: t('notStored'),
        honeypot: t('honeypot'),
        tooFast: () => t('tooFast'),
      }
    },
    complete,
    load,
    // It is remembered.
    loadWithoutDatabase: (visit) => load(visit).catch(() => undefined),
    asksCaptcha: ({ asksCaptcha }) => asksCaptcha,
    schema: async (typed, form, { locale }) => {
      const files = await findSentFiles(payload, form, typed)
      const { answers, errors } = readAnswers(form.fields, typed, formsMessages(locale), files)
      return { value: answers && { answers, files }, errors }
    },
    // Without the database, files have to be chosen again.
    render: async (visit, form, shown) =>
      render(visit, form, shown, await findSentFiles(payload, form, shown.typed).catch(() => new Map())),
    store: ({ locale, request }, form, { value, typed }) => {
      const page = typed.get(sentFrom) ?? undefined
      return storeSubmission(payload, { form, ...value, locale, page, ip: request.ip }, publicUrl)
    },
    thank: async ({ locale }, form, sending) =>
      `${localePath(locale, formPath(form.slug))}/sent${(await isMailed(form, sending)) ? '?mail=confirmed' : ''}`,
    thanks: {
      path: `${formPath(':slug')}/sent`,
      render: async (visit) => {
        const form = await load(visit)
        const t = formsMessages(visit.locale)
        const mailed = visit.query.get('mail') === 'confirmed'
        return (
          form && {
            title: t('sentTitle'),
            path: formPath(form.slug),
            body: <SentPage form={form} t={t} mailed={mailed} />,
          }
        )
      },
    },
  }
}

/** The forms that staff have built: `POST /forms/<slug>`, and the pages after it. */
export const formRoutes = (app: FastifyInstance, options: FormRoutes): void => {
  const { contextFor, captcha, sendPage } = options
  visitorForm(app, { payload: contextFor(defaultLocale).payload, captcha, sendPage }, siteForm(options))
}
