import type { PayloadRequest } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'

const texts: PanelTexts<{ gone: string; locked: string; forbidden: string; changed: string }> = {
  en: {
    gone: 'This text no longer exists, or it is edited in its document.',
    locked: 'Somebody else is editing this document. Try again when it is free.',
    forbidden: 'You are not allowed to change this text.',
    changed: 'The text was changed after the file was written. Export it again.',
  },
  de: {
    gone: 'Diesen Text gibt es nicht mehr, oder er wird in seinem Dokument bearbeitet.',
    locked: 'Jemand anderes bearbeitet dieses Dokument. Versuchen Sie es später noch einmal.',
    forbidden: 'Sie dürfen diesen Text nicht ändern.',
    changed: 'Der Text wurde geändert, nachdem die Datei erstellt wurde. Exportieren Sie ihn neu.',
  },
  es: {
    gone: 'Este texto ya no existe o se edita en su documento.',
    locked: 'Otra persona está editando este documento. Inténtelo de nuevo más tarde.',
    forbidden: 'No tiene permiso para cambiar este texto.',
    changed: 'El texto se cambió después de crear el archivo. Expórtelo de nuevo.',
  },
  fr: {
    gone: 'Ce texte n’existe plus ou se modifie dans son document.',
    locked: 'Une autre personne modifie ce document. Réessayez plus tard.',
    forbidden: 'Vous n’avez pas le droit de modifier ce texte.',
    changed: 'Le texte a été modifié après la création du fichier. Exportez-le à nouveau.',
  },
  it: {
    gone: 'Questo testo non esiste più oppure si modifica nel suo documento.',
    locked: 'Un’altra persona sta modificando questo documento. Riprovi più tardi.',
    forbidden: 'Non è autorizzato a modificare questo testo.',
    changed: 'Il testo è stato modificato dopo la creazione del file. Lo esporti di nuovo.',
  },
  pt: {
    gone: 'Este texto já não existe ou edita-se no seu documento.',
    locked: 'Outra pessoa está a editar este documento. Tente novamente mais tarde.',
    forbidden: 'Não tem permissão para alterar este texto.',
    changed: 'O texto foi alterado depois de o ficheiro ter sido criado. Exporte-o novamente.',
  },
  ca: {
    gone: 'Aquest text ja no existeix o s’edita al seu document.',
    locked: 'Una altra persona està editant aquest document. Torneu-ho a provar més tard.',
    forbidden: 'No teniu permís per canviar aquest text.',
    changed: 'El text es va canviar després de crear el fitxer. Exporteu-lo de nou.',
  },
}

export const savingTexts = ({ i18n }: PayloadRequest) => textsIn(texts, i18n.language)
