import type { ReactNode } from 'react'
import { panelLocale } from '../../../../shared/locale'
import { payloadPanelMessages } from '../../messages/panel/messages'
import type { Use } from '../../references/uses.server'
import './use-list.css'

interface UseListProps {
  uses: readonly Use[]
  language: string
  /** Said if nothing uses the document. */
  unused: string
  /** Below the list. */
  children: ReactNode
}

/** The documents that use the one in the form, as they were when it was opened. */
export const UseList = ({ uses, language, unused, children }: UseListProps) => {
  const t = payloadPanelMessages(panelLocale(language))
  return (
    <section className="field-type use-list" aria-labelledby="used-in">
      <h3 id="used-in">{t('use.usedIn')}</h3>
      {uses.length === 0 ? (
        <p>{unused}</p>
      ) : (
        <>
          <ul>
            {uses.map(({ kind, title, href, isPublic }) => (
              <li key={href}>
                {kind && `${kind}: `}
                <a href={href}>{title}</a>
                {!isPublic && ` (${t('use.onlyInDraft')})`}
              </li>
            ))}
          </ul>
          {children}
        </>
      )}
    </section>
  )
}
