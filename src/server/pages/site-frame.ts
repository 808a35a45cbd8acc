import type { PageContext } from '../../platform/http/public-page'
import { foreignTextsOf } from '../../platform/payload/languages/foreign-texts'
import { type Locale, languageTag } from '../../shared/locale'
import { settingsTag } from '../../shared/tags'
import type { AppDeps } from '../deps'

/** Context for the reads of one render; it collects the tags of what was read, and until when it is true. */
export const siteContext = (deps: AppDeps, locale: Locale, draft = false) => {
  // Everything depends on the languages of the site.
  const tags = new Set<string>([settingsTag])
  let until = Number.POSITIVE_INFINITY
  const context: PageContext = {
    payload: deps.payload,
    publicUrl: deps.env.publicUrl,
    locale,
    languages: deps.languages.last,
    draft,
    shared: draft ? undefined : deps.memo.forRender(),
    tag: (tag) => tags.add(tag),
    validUntil: (time) => {
      until = Math.min(until, time.getTime())
    },
  }
  return { context, tags, until: () => until }
}

/** Context with the current languages of the site, which may have to be read. */
export const currentContext = (deps: AppDeps) => async (locale: Locale) => {
  await deps.languages.current()
  return siteContext(deps, locale)
}

/** Names the language of texts that are not translated. */
const foreignLanguageOn = (payload: AppDeps['payload'], locale: Locale) => {
  const foreign = foreignTextsOf(payload)
  return (text: string) => {
    const found = foreign.languageOf(locale, text)
    return found && languageTag(found)
  }
}

/** Properties that all pages of the site in a language share. */
const fixed = ({ env, payload, assets, languages }: AppDeps, locale: Locale) => ({
  languages: languages.last,
  foreignLanguage: foreignLanguageOn(payload, locale),
  publicUrl: env.publicUrl,
  assets,
  secret: payload.secret,
})

/** Everything around a page's own content. */
export const loadFrame = async (deps: AppDeps, context: PageContext) => {
  const [settings, consent, theme] = await Promise.all([
    deps.settings.load(context),
    deps.consent.load(context),
    deps.theme.load(context),
  ])
  return { ...fixed(deps, context.locale), settings, consent, theme }
}

/** The frame for pages that report a failure: it works without the database. */
export const remainingFrame = async (deps: AppDeps, locale: Locale) => {
  const { context } = siteContext(deps, locale)
  const [settings, consent, theme] = await Promise.all([
    deps.settings.loadOrNone(context),
    deps.consent.loadOrLast(locale),
    deps.theme.loadOrUsual(context),
  ])
  return { ...fixed(deps, locale), settings, consent, theme }
}
