'use client'

import { useAllFormFields, useFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import { type MenuLink, menuLinksIn } from '../rules/menu-links'
import { useLinkProblems } from './link-problems'
import { menuTexts } from './menu-texts'
import { redirectTexts } from './texts'
import './redirects.css'

/** Names the entries of the menus, as they are in the form, whose page is a draft, deleted or unknown. */
export const MenuWarnings = () => {
  const { menuItemsToCheck } = usePanelTexts(redirectTexts)
  const { menuProblems, withoutText } = usePanelTexts(menuTexts)
  const [fields] = useAllFormFields()
  const links = menuLinksIn((path) => fields[path]?.value, Object.keys(fields))
  const found = useLinkProblems(links)
  const problems = new Set(
    links.flatMap(({ label, target }, index) => {
      const problem = found[index]
      return problem ? [menuProblems[problem](label || withoutText, target ?? '')] : []
    }),
  )
  return (
    <div role="status">
      {problems.size > 0 && (
        <section className="menu-warnings" aria-labelledby="menu-warnings">
          <h3 id="menu-warnings">{menuItemsToCheck}</h3>
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
  const { menuProblems, withoutText } = usePanelTexts(menuTexts)
  const item = path.split('.').slice(0, -1).join('.')
  const label = useFormFields(([fields]) => fields[`${item}.label`]?.value) as MenuLink['label']
  const document = useFormFields(([fields]) => fields[`${item}.document`]?.value) as MenuLink['document']
  const target = useFormFields(([fields]) => fields[`${item}.target`]?.value) as MenuLink['target']
  const isEmpty = !document && !target
  const [problem] = useLinkProblems(isEmpty ? [] : [{ document, target }])
  if (!problem || isEmpty) return null
  return <p className="menu-warnings">{menuProblems[problem](label || withoutText, target ?? '')}</p>
}
