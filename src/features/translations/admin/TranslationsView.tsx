import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { EmptyState, PageHeader } from '../../../platform/panel/kit/Page'
import { Toolbar } from '../../../platform/panel/kit/Toolbar'
import { editors } from '../../../platform/payload/access'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { isLocale, languageTag, localeNames, panelLocale } from '../../../shared/locale'
import { type StateFilter, stateFilters, TRANSLATIONS_PATH } from '../contract'
import { listTexts, type TextList } from '../list/list-texts.server'
import { showTexts } from '../list/show-texts.server'
import { type TranslationsPanelMessages, translationsPanelMessages } from '../messages/panel/messages'
import { ExchangeForm } from './ExchangeForm'
import { TranslationRows } from './TranslationRows'
import '../../../platform/payload/admin/panel.css'
import './translations.css'

const perPage = 50

const addressOf = (query: Record<string, string>): string => {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value))
  return given.size ? `${TRANSLATIONS_PATH}?${given}` : TRANSLATIONS_PATH
}

/** How far each language is. */
const Progress = ({ list, texts }: { list: TextList; texts: TranslationsPanelMessages }) => (
  <ul className="translations__languages">
    {list.progress.map(({ language, missing, outdated, current }) => {
      const all = missing + outdated + current
      const share = all ? Math.floor((100 * current) / all) : 100
      return (
        <li key={language}>
          <Link
            href={addressOf({ language, state: 'open' })}
            prefetch={false}
            aria-current={language === list.language ? 'true' : undefined}
          >
            <strong lang={languageTag(language)}>{localeNames[language]}</strong>
            <span>{share} %</span>
            <progress max={100} value={share} aria-label={localeNames[language]} />
            <span>
              {missing + outdated === 0
                ? texts('screen.done')
                : texts('screen.progress', { missing, outdated })}
            </span>
          </Link>
        </li>
      )
    })}
  </ul>
)

interface FilterProps {
  list: TextList
  texts: TranslationsPanelMessages
  kind: string
  state: StateFilter
  /** Changes with the address. */
  filterKey: string
}

/** Works without a script. */
const FilterForm = ({ list, texts, kind, state, filterKey }: FilterProps) => (
  <Toolbar action={TRANSLATIONS_PATH} filterKey={filterKey} submit={texts('screen.show')}>
    <label>
      {texts('screen.language')}
      <select name="language" defaultValue={list.language}>
        {list.progress.map(({ language }) => (
          <option key={language} value={language} lang={languageTag(language)}>
            {localeNames[language]}
          </option>
        ))}
      </select>
    </label>
    <label>
      {texts('screen.kind')}
      <select name="kind" defaultValue={kind}>
        <option value="">{texts('screen.allKinds')}</option>
        {list.kinds.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {label} ({count})
          </option>
        ))}
      </select>
    </label>
    <label>
      {texts('screen.shown')}
      <select name="state" defaultValue={state}>
        {stateFilters.map((filter) => (
          <option key={filter} value={filter}>
            {texts(`screen.filters.${filter}`)}
          </option>
        ))}
      </select>
    </label>
  </Toolbar>
)

const Screen = async ({ initPageResult: { req }, searchParams }: AdminViewServerProps) => {
  const texts = translationsPanelMessages(panelLocale(req.i18n.language))
  const given = (name: string) => {
    const value = searchParams?.[name]
    return typeof value === 'string' ? value : ''
  }
  const wanted = given('language')
  const kind = given('kind')
  const state = stateFilters.find((filter) => filter === given('state')) ?? 'open'
  const list = await listTexts(req, {
    language: isLocale(wanted) ? wanted : undefined,
    kind: kind || undefined,
    state,
  })
  const { language, main } = list
  if (!language)
    return (
      <div className="kit-card">
        <EmptyState icon="language" title={texts('screen.onlyOne')} />
      </div>
    )
  const pages = Math.max(1, Math.ceil(list.texts.length / perPage))
  const page = Math.min(pages, Math.max(1, Math.floor(Number(given('page'))) || 1))
  const rows = await showTexts(req, list.texts.slice((page - 1) * perPage, page * perPage), {
    language,
    main,
  })
  const query = { language, kind, state }
  const pageHref = (number: number) => addressOf({ ...query, page: String(number) })
  return (
    <>
      <p>{texts('screen.intro', { main: localeNames[main] })}</p>
      <Progress list={list} texts={texts} />
      <FilterForm list={list} texts={texts} kind={kind} state={state} filterKey={JSON.stringify(query)} />
      <p role="status">
        {list.texts.length === 0
          ? texts('screen.nothing')
          : texts('screen.found', { count: list.texts.length })}
      </p>
      {rows.some(({ rich, onlyInDocument }) => rich && !onlyInDocument) && (
        <p className="translations__marks">{texts('screen.marks')}</p>
      )}
      <TranslationRows
        key={JSON.stringify([query, page, rows.map(({ document, path }) => document + path)])}
        rows={rows}
        language={language}
        main={main}
        page={page}
        pages={pages}
        previous={page > 1 ? pageHref(page - 1) : undefined}
        next={page < pages ? pageHref(page + 1) : undefined}
        here={pageHref(page)}
        isWorkList={state !== 'all' && state !== 'current'}
      />
      <ExchangeForm exportHref={`/api/translations/export.csv?${new URLSearchParams(query)}`} />
    </>
  )
}

/** All texts of the site by language. Custom views have to check the user themselves. */
export const TranslationsView = (view: AdminViewServerProps) => {
  const { initPageResult, searchParams } = view
  const { req } = initPageResult
  const texts = translationsPanelMessages(panelLocale(req.i18n.language))
  const given = Object.entries(searchParams ?? {}).filter((entry) => typeof entry[1] === 'string')
  const path = addressOf(Object.fromEntries(given) as Record<string, string>)
  return (
    <PanelFrame view={view} path={path} className="kit translations">
      <PageHeader title={texts('screen.translations')} />
      {editors({ req }) ? (
        <Screen {...view} />
      ) : (
        <div className="kit-card">
          <EmptyState icon="security" title={texts('screen.forbidden')} />
        </div>
      )}
    </PanelFrame>
  )
}
