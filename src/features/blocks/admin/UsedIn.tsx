import type { UIFieldServerProps } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import { findUses } from '../reusable/uses.server'
import './blocks-panel.css'

interface UsedInTexts {
  usedIn: string
  unused: string
  onlyInDraft: string
  beforeDeleting: string
}

const usedInTexts: PanelTexts<UsedInTexts> = {
  en: {
    usedIn: 'Used in',
    unused: 'No page shows this content yet. Add the block “Reusable content” to a page.',
    onlyInDraft: 'only in a draft',
    beforeDeleting: 'To delete this content, remove it there first.',
  },
  de: {
    usedIn: 'Verwendet in',
    unused:
      'Noch keine Seite zeigt diesen Inhalt. Fügen Sie einer Seite den Block „Wiederverwendbarer Inhalt“ hinzu.',
    onlyInDraft: 'nur im Entwurf',
    beforeDeleting: 'Um diesen Inhalt zu löschen, entfernen Sie ihn zuerst dort.',
  },
  es: {
    usedIn: 'Se usa en',
    unused:
      'Ninguna página muestra todavía este contenido. Añada a una página el bloque «Contenido reutilizable».',
    onlyInDraft: 'solo en un borrador',
    beforeDeleting: 'Para eliminar este contenido, quítelo antes de ahí.',
  },
  fr: {
    usedIn: 'Utilisé dans',
    unused: 'Aucune page ne montre encore ce contenu. Ajoutez à une page le bloc « Contenu réutilisable ».',
    onlyInDraft: 'seulement dans un brouillon',
    beforeDeleting: 'Pour supprimer ce contenu, retirez-le d’abord de là.',
  },
  it: {
    usedIn: 'Usato in',
    unused:
      'Nessuna pagina mostra ancora questo contenuto. Aggiunga a una pagina il blocco «Contenuto riutilizzabile».',
    onlyInDraft: 'solo in una bozza',
    beforeDeleting: 'Per eliminare questo contenuto, lo tolga prima da lì.',
  },
  pt: {
    usedIn: 'Usado em',
    unused:
      'Ainda nenhuma página mostra este conteúdo. Adicione a uma página o bloco «Conteúdo reutilizável».',
    onlyInDraft: 'só num rascunho',
    beforeDeleting: 'Para eliminar este conteúdo, retire-o primeiro daí.',
  },
  ca: {
    usedIn: 'S’usa a',
    unused:
      'Encara cap pàgina mostra aquest contingut. Afegeixi a una pàgina el bloc «Contingut reutilitzable».',
    onlyInDraft: 'només en un esborrany',
    beforeDeleting: 'Per eliminar aquest contingut, tregui’l abans d’allà.',
  },
}

/** The documents that show a reusable content, as they were when its form was opened. */
export const UsedIn = async ({ id, req }: Pick<UIFieldServerProps, 'id' | 'req'>) => {
  if (!id) return null
  const uses = await findUses(req, Number(id))
  const texts = textsIn(usedInTexts, req.i18n.language)
  return (
    <section className="field-type used-in" aria-labelledby="used-in">
      <h3 id="used-in">{texts.usedIn}</h3>
      {uses.length === 0 ? (
        <p>{texts.unused}</p>
      ) : (
        <>
          <ul>
            {uses.map(({ kind, title, href, isPublic }) => (
              <li key={href}>
                {kind && `${kind}: `}
                <a href={href}>{title}</a>
                {!isPublic && ` (${texts.onlyInDraft})`}
              </li>
            ))}
          </ul>
          <p>{texts.beforeDeleting}</p>
        </>
      )}
    </section>
  )
}
