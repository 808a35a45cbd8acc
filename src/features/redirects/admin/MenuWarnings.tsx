'use client'

import { useAllFormFields, useFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { type RedirectsPanelMessages, redirectsPanelMessages } from '../messages/panel/messages'
import { type MenuLink, type MenuProblem, menuLinksIn } from '../rules/menu-links'
import { useLinkProblems } from './link-problems'
import './redirects.css'

/** The problem of a menu entry that leads to an address. */
const problemText = (
  t: RedirectsPanelMessages,
  problem: MenuProblem,
  label: MenuLink['label'],
  target: MenuLink['target'],
) => t(`menu.menuProblems.${problem}`, { item: label || t('menu.withoutText'), target: target ?? '' })

/** Names the entries of the menus, as they are in the form, whose page is a draft, deleted or unknown. */
export const MenuWarnings = () => {
  const t = usePanelMessages(redirectsPanelMessages)
  const [fields] = useAllFormFields()
  const links = menuLinksIn((path) => fields[path]?.value, Object.keys(fields))
  const found = useLinkProblems(links)
  const problems = new Set(
    links.flatMap(({ label, target }, index) => {
      const problem = found[index]
      return problem ? [problemText(t, problem, label, target)] : []
    }),
  )
  return (
    <div role="status">
      {problems.size > 0 && (
        <section className="menu-warnings" aria-labelledby="menu-warnings">
          <h3 id="menu-warnings">{t('redirect.menuItemsToCheck')}</h3>
          <ul>
            {[...problems].map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Warning in the form of one entry, below its target. */
export const MenuItemWarning = ({ path }: Pick<UIFieldClientProps, 'path'>) => {
  const t = usePanelMessages(redirectsPanelMessages)
  const item = path.split('.').slice(0, -1).join('.')
  const label = useFormFields(([fields]) => fields[`${item}.label`]?.value) as MenuLink['label']
  const document = useFormFields(([fields]) => fields[`${item}.document`]?.value) as MenuLink['document']
  const target = useFormFields(([fields]) => fields[`${item}.target`]?.value) as MenuLink['target']
  const isEmpty = !document && !target
  const [problem] = useLinkProblems(isEmpty ? [] : [{ document, target }])
  if (!problem || isEmpty) return null
  return <p className="menu-warnings">{problemText(t, problem, label, target)}</p>
}
