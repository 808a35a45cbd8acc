import type { ReactNode } from 'react'
import type { Use } from '../../references/uses.server'
import { type PanelTexts, textsIn } from '../panel-texts'
import './use-list.css'

const useTexts: PanelTexts<{ usedIn: string; onlyInDraft: string }> = {
  en: { usedIn: 'Used in', onlyInDraft: 'only in a draft' },
  de: { usedIn: 'Verwendet in', onlyInDraft: 'nur im Entwurf' },
  es: { usedIn: 'Se usa en', onlyInDraft: 'solo en un borrador' },
  fr: { usedIn: 'Apparaît dans', onlyInDraft: 'seulement dans un brouillon' },
  it: { usedIn: 'Compare in', onlyInDraft: 'solo in una bozza' },
  pt: { usedIn: 'Aparece em', onlyInDraft: 'só num rascunho' },
  ca: { usedIn: 'S’usa a', onlyInDraft: 'només en un esborrany' },
}

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
  const { usedIn, onlyInDraft } = textsIn(useTexts, language)
  return (
    <section className="field-type use-list" aria-labelledby="used-in">
      <h3 id="used-in">{usedIn}</h3>
      {uses.length === 0 ? (
        <p>{unused}</p>
      ) : (
        <>
          <ul>
            {uses.map(({ kind, title, href, isPublic }) => (
              <li key={href}>
                {kind && `${kind}: `}
                <a href={href}>{title}</a>
                {!isPublic && ` (${onlyInDraft})`}
              </li>
            ))}
          </ul>
          {children}
        </>
      )}
    </section>
  )
}
