import type { ServerProps } from 'payload'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { readDocumentPaths } from '../../../platform/payload/document-paths'
import { isOwnPath } from '../cms-check'
import { readRedirects } from '../queries.server'
import { menuProblem } from '../rules/menu-links'
import { createTable, redirectOf } from '../rules/redirect-table'
import { menuTexts } from './menu-texts'
import { redirectTexts } from './texts'
import './redirects.css'

/** Names the entries of the menus, as they are stored, whose page is a draft, deleted or unknown. */
export const MenuWarnings = async ({ payload, i18n }: Pick<ServerProps, 'payload' | 'i18n'>) => {
  const [settings, paths, { redirects }] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    readDocumentPaths(payload),
    readRedirects(payload),
  ])
  const { navigation, callToAction, footerNavigation } = settings
  const table = createTable(redirects)
  const lookup = {
    pathOf: paths.of,
    isOwn: isOwnPath(paths),
    isRedirected: (path: string) => redirectOf(table, path) !== undefined,
  }
  const links = [
    ...(navigation ?? []).flatMap((item) => [item, ...(item.children ?? [])]),
    ...(callToAction?.label ? [callToAction] : []),
    ...(footerNavigation ?? []),
  ]
  const { menuProblems, withoutText } = textsIn(menuTexts, i18n.language)
  const sentences = links.flatMap((link) => {
    const problem = menuProblem(link, lookup)
    return problem ? [menuProblems[problem](link.label || withoutText, link.target ?? '')] : []
  })
  const problems = [...new Set(sentences)]
  if (problems.length === 0) return null
  return (
    <section className="menu-warnings" aria-labelledby="menu-warnings">
      <h3 id="menu-warnings">{textsIn(redirectTexts, i18n.language).menuItemsToCheck}</h3>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </section>
  )
}
