import type { PayloadRequest } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { MarkProblem } from '../rich/from-marks'

interface SavingTexts extends Record<MarkProblem['problem'], (mark: string) => string> {
  gone: string
  onlyInDocument: string
  locked: string
  forbidden: string
  changed: string
}

const texts: PanelTexts<SavingTexts> = {
  en: {
    gone: 'This text no longer exists.',
    onlyInDocument: 'This text has parts that can only be edited in its document.',
    unknown: (mark) => `The source has no ${mark}. Use the marks that it has.`,
    twice: (mark) => `${mark} is there twice. Use it once.`,
    unpaired: (mark) =>
      `${mark} has no counterpart in its line. Begin and end each mark, one inside the other.`,
    locked: 'Somebody else is editing this document. Try again when it is free.',
    forbidden: 'You are not allowed to change this text.',
    changed: 'The text was changed after the file was written. Export it again.',
  },
  de: {
    gone: 'Diesen Text gibt es nicht mehr.',
    onlyInDocument: 'Dieser Text hat Teile, die sich nur in seinem Dokument bearbeiten lassen.',
    unknown: (mark) => `Der Ausgangstext hat kein ${mark}. Verwenden Sie die Zeichen, die er hat.`,
    twice: (mark) => `${mark} steht zweimal da. Verwenden Sie es einmal.`,
    unpaired: (mark) =>
      `${mark} hat in seiner Zeile kein Gegenstück. Beginnen und schließen Sie jedes Zeichen, eines im anderen.`,
    locked: 'Jemand anderes bearbeitet dieses Dokument. Versuchen Sie es später noch einmal.',
    forbidden: 'Sie dürfen diesen Text nicht ändern.',
    changed: 'Der Text wurde geändert, nachdem die Datei erstellt wurde. Exportieren Sie ihn neu.',
  },
  es: {
    gone: 'Este texto ya no existe.',
    onlyInDocument: 'Este texto tiene partes que solo se pueden editar en su documento.',
    unknown: (mark) => `El texto de origen no tiene ${mark}. Use las marcas que tiene.`,
    twice: (mark) => `${mark} aparece dos veces. Úselo una vez.`,
    unpaired: (mark) => `${mark} no tiene pareja en su línea. Abra y cierre cada marca, una dentro de otra.`,
    locked: 'Otra persona está editando este documento. Inténtelo de nuevo más tarde.',
    forbidden: 'No tiene permiso para cambiar este texto.',
    changed: 'El texto se cambió después de crear el archivo. Expórtelo de nuevo.',
  },
  fr: {
    gone: 'Ce texte n’existe plus.',
    onlyInDocument: 'Ce texte a des parties qui ne se modifient que dans son document.',
    unknown: (mark) => `Le texte source n’a pas de ${mark}. Utilisez les balises qu’il contient.`,
    twice: (mark) => `${mark} y figure deux fois. Utilisez-la une seule fois.`,
    unpaired: (mark) =>
      `${mark} n’a pas de pendant sur sa ligne. Ouvrez et fermez chaque balise, l’une dans l’autre.`,
    locked: 'Une autre personne modifie ce document. Réessayez plus tard.',
    forbidden: 'Vous n’avez pas le droit de modifier ce texte.',
    changed: 'Le texte a été modifié après la création du fichier. Exportez-le à nouveau.',
  },
  it: {
    gone: 'Questo testo non esiste più.',
    onlyInDocument: 'Questo testo ha parti che si modificano solo nel suo documento.',
    unknown: (mark) => `Il testo di origine non ha ${mark}. Usi i segni che contiene.`,
    twice: (mark) => `${mark} compare due volte. Lo usi una volta.`,
    unpaired: (mark) =>
      `${mark} non ha corrispondenza nella sua riga. Apra e chiuda ogni segno, uno dentro l’altro.`,
    locked: 'Un’altra persona sta modificando questo documento. Riprovi più tardi.',
    forbidden: 'Non è autorizzato a modificare questo testo.',
    changed: 'Il testo è stato modificato dopo la creazione del file. Lo esporti di nuovo.',
  },
  pt: {
    gone: 'Este texto já não existe.',
    onlyInDocument: 'Este texto tem partes que só se podem editar no seu documento.',
    unknown: (mark) => `O texto de origem não tem ${mark}. Use as marcas que ele tem.`,
    twice: (mark) => `${mark} aparece duas vezes. Use-a uma vez.`,
    unpaired: (mark) => `${mark} não tem par na sua linha. Abra e feche cada marca, uma dentro da outra.`,
    locked: 'Outra pessoa está a editar este documento. Tente novamente mais tarde.',
    forbidden: 'Não tem permissão para alterar este texto.',
    changed: 'O texto foi alterado depois de o ficheiro ter sido criado. Exporte-o novamente.',
  },
  ca: {
    gone: 'Aquest text ja no existeix.',
    onlyInDocument: 'Aquest text té parts que només es poden editar al seu document.',
    unknown: (mark) => `El text d’origen no té ${mark}. Feu servir les marques que té.`,
    twice: (mark) => `${mark} hi surt dues vegades. Feu-la servir una vegada.`,
    unpaired: (mark) =>
      `${mark} no té parella a la seva línia. Obriu i tanqueu cada marca, una dins de l’altra.`,
    locked: 'Una altra persona està editant aquest document. Torneu-ho a provar més tard.',
    forbidden: 'No teniu permís per canviar aquest text.',
    changed: 'El text es va canviar després de crear el fitxer. Exporteu-lo de nou.',
  },
}

export const savingTexts = ({ i18n }: PayloadRequest) => textsIn(texts, i18n.language)
