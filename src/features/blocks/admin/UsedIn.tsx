import type { UIFieldServerProps } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import { UseList } from '../../../platform/payload/admin/references/UseList'
import { findUses } from '../../../platform/payload/references/uses.server'

interface UsedInTexts {
  unused: string
  beforeDeleting: string
}

const usedInTexts: PanelTexts<UsedInTexts> = {
  en: {
    unused: 'No page shows this content yet. Add the block “Reusable content” to a page.',
    beforeDeleting: 'To delete this content, remove it there first.',
  },
  de: {
    unused:
      'Noch keine Seite zeigt diesen Inhalt. Fügen Sie einer Seite den Block „Wiederverwendbarer Inhalt“ hinzu.',
    beforeDeleting: 'Um diesen Inhalt zu löschen, entfernen Sie ihn zuerst dort.',
  },
  es: {
    unused:
      'Ninguna página muestra todavía este contenido. Añada a una página el bloque «Contenido reutilizable».',
    beforeDeleting: 'Para eliminar este contenido, quítelo antes de ahí.',
  },
  fr: {
    unused: 'Aucune page ne montre encore ce contenu. Ajoutez à une page le bloc « Contenu réutilisable ».',
    beforeDeleting: 'Pour supprimer ce contenu, retirez-le d’abord de là.',
  },
  it: {
    unused:
      'Nessuna pagina mostra ancora questo contenuto. Aggiunga a una pagina il blocco «Contenuto riutilizzabile».',
    beforeDeleting: 'Per eliminare questo contenuto, lo tolga prima da lì.',
  },
  pt: {
    unused:
      'Ainda nenhuma página mostra este conteúdo. Adicione a uma página o bloco «Conteúdo reutilizável».',
    beforeDeleting: 'Para eliminar este conteúdo, retire-o primeiro daí.',
  },
  ca: {
    unused:
      'Encara cap pàgina mostra aquest contingut. Afegeixi a una pàgina el bloc «Contingut reutilitzable».',
    beforeDeleting: 'Per eliminar aquest contingut, tregui’l abans d’allà.',
  },
}

export const UsedIn = async ({ id, req }: Pick<UIFieldServerProps, 'id' | 'req'>) => {
  if (!id) return null
  const uses = await findUses(req, { collection: 'reusable-content', id: Number(id) })
  const { language } = req.i18n
  const { unused, beforeDeleting } = textsIn(usedInTexts, language)
  return (
    <UseList uses={uses} language={language} unused={unused}>
      <p>{beforeDeleting}</p>
    </UseList>
  )
}
