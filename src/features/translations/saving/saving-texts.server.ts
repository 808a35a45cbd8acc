import type { PayloadRequest } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { MarkProblem } from '../rich/from-marks'

interface SavingTexts extends Record<MarkProblem['problem'], (mark: string) => string> {
  gone: string
  onlyInDocument: string
  locked: string
  forbidden: string
  changed: string
  tooLong: (max: string) => string
}

const texts: PanelTexts<SavingTexts> = {
  en: {
    gone: 'This text no longer exists.',
    onlyInDocument: 'This text has parts that can only be edited in its document.',
    unknown: (mark) => `The source has no ${mark}. Use the marks that it has.`,
    twice: (mark) => `${mark} is there twice. Use it once.`,
    unpaired: (mark) =>
      `${mark} has no counterpart in its line. Begin and end each mark, one inside the other.`,
    notAlone: (mark) => `${mark} must be in a line of its own.`,
    misspelt: (mark) =>
      `${mark} is not written as marks are: exactly as in the source, in small letters, without spaces. If it is text, write &lt; instead of <.`,
    locked: 'Somebody else is editing this document. Try again when it is free.',
    forbidden: 'You are not allowed to change this text.',
    changed: 'The text was changed after the file was written. Export it again.',
    tooLong: (max) => `The text is longer than ${max} characters. Shorten it.`,
  },
  de: {
    gone: 'Diesen Text gibt es nicht mehr.',
    onlyInDocument: 'Dieser Text hat Teile, die sich nur in seinem Dokument bearbeiten lassen.',
    unknown: (mark) => `Der Ausgangstext hat kein ${mark}. Verwenden Sie die Zeichen, die er hat.`,
    twice: (mark) => `${mark} steht zweimal da. Verwenden Sie es einmal.`,
    unpaired: (mark) =>
      `${mark} hat in seiner Zeile kein Gegenstück. Beginnen und schließen Sie jedes Zeichen, eines im anderen.`,
    notAlone: (mark) => `${mark} muss in einer eigenen Zeile stehen.`,
    misspelt: (mark) =>
      `${mark} ist nicht wie ein Zeichen geschrieben: genau wie im Ausgangstext, in Kleinbuchstaben, ohne Leerzeichen. Ist es Text, schreiben Sie &lt; statt <.`,
    locked: 'Jemand anderes bearbeitet dieses Dokument. Versuchen Sie es später noch einmal.',
    forbidden: 'Sie dürfen diesen Text nicht ändern.',
    changed: 'Der Text wurde geändert, nachdem die Datei erstellt wurde. Exportieren Sie ihn neu.',
    tooLong: (max) => `Der Text ist länger als ${max} Zeichen. Kürzen Sie ihn.`,
  },
  es: {
    gone: 'Este texto ya no existe.',
    onlyInDocument: 'Este texto tiene partes que solo se pueden editar en su documento.',
    unknown: (mark) => `El original no tiene ${mark}. Use las marcas que tiene.`,
    twice: (mark) => `${mark} aparece dos veces. Úselo una vez.`,
    unpaired: (mark) => `${mark} no tiene pareja en su línea. Abra y cierre cada marca, una dentro de otra.`,
    notAlone: (mark) => `${mark} debe estar en una línea propia.`,
    misspelt: (mark) =>
      `${mark} no está escrito como una marca: igual que en el original, en minúsculas y sin espacios. Si es texto, escriba &lt; en lugar de <.`,
    locked: 'Otra persona está editando este documento. Inténtelo de nuevo más tarde.',
    forbidden: 'No tiene permiso para cambiar este texto.',
    changed: 'El texto se cambió después de crear el archivo. Expórtelo de nuevo.',
    tooLong: (max) => `El texto tiene más de ${max} caracteres. Acórtelo.`,
  },
  fr: {
    gone: 'Ce texte n’existe plus.',
    onlyInDocument: 'Ce texte a des parties qui ne se modifient que dans son document.',
    unknown: (mark) => `L’original n’a pas de ${mark}. Utilisez les balises qu’il contient.`,
    twice: (mark) => `${mark} y figure deux fois. Utilisez-la une seule fois.`,
    unpaired: (mark) =>
      `${mark} n’a pas de pendant sur sa ligne. Ouvrez et fermez chaque balise, l’une dans l’autre.`,
    notAlone: (mark) => `${mark} doit être seule sur sa ligne.`,
    misspelt: (mark) =>
      `${mark} n’est pas écrite comme une balise : exactement comme dans l’original, en minuscules, sans espaces. Si c’est du texte, écrivez &lt; au lieu de <.`,
    locked: 'Une autre personne modifie ce document. Réessayez plus tard.',
    forbidden: 'Vous n’avez pas le droit de modifier ce texte.',
    changed: 'Le texte a été modifié après la création du fichier. Exportez-le à nouveau.',
    tooLong: (max) => `Le texte dépasse ${max} caractères. Raccourcissez-le.`,
  },
  it: {
    gone: 'Questo testo non esiste più.',
    onlyInDocument: 'Questo testo ha parti che si modificano solo nel suo documento.',
    unknown: (mark) => `L’originale non ha ${mark}. Usi i segni che contiene.`,
    twice: (mark) => `${mark} compare due volte. Lo usi una volta.`,
    unpaired: (mark) =>
      `${mark} non ha corrispondenza nella sua riga. Apra e chiuda ogni segno, uno dentro l’altro.`,
    notAlone: (mark) => `${mark} deve stare in una riga a sé.`,
    misspelt: (mark) =>
      `${mark} non è scritto come un segno: esattamente come nell’originale, in minuscolo, senza spazi. Se è testo, scriva &lt; invece di <.`,
    locked: 'Un’altra persona sta modificando questo documento. Riprovi più tardi.',
    forbidden: 'Non è autorizzato a modificare questo testo.',
    changed: 'Il testo è stato modificato dopo la creazione del file. Lo esporti di nuovo.',
    tooLong: (max) => `Il testo supera i ${max} caratteri. Lo accorci.`,
  },
  pt: {
    gone: 'Este texto já não existe.',
    onlyInDocument: 'Este texto tem partes que só se podem editar no seu documento.',
    unknown: (mark) => `O original não tem ${mark}. Use as marcas que ele tem.`,
    twice: (mark) => `${mark} aparece duas vezes. Use-a uma vez.`,
    unpaired: (mark) => `${mark} não tem par na sua linha. Abra e feche cada marca, uma dentro da outra.`,
    notAlone: (mark) => `${mark} tem de estar sozinha na sua linha.`,
    misspelt: (mark) =>
      `${mark} não está escrita como uma marca: exatamente como no original, em minúsculas e sem espaços. Se for texto, escreva &lt; em vez de <.`,
    locked: 'Outra pessoa está a editar este documento. Tente novamente mais tarde.',
    forbidden: 'Não tem permissão para alterar este texto.',
    changed: 'O texto foi alterado depois de o ficheiro ter sido criado. Exporte-o novamente.',
    tooLong: (max) => `O texto tem mais de ${max} caracteres. Encurte-o.`,
  },
  ca: {
    gone: 'Aquest text ja no existeix.',
    onlyInDocument: 'Aquest text té parts que només es poden editar al seu document.',
    unknown: (mark) => `L’original no té ${mark}. Feu servir les marques que té.`,
    twice: (mark) => `${mark} hi surt dues vegades. Feu-la servir una vegada.`,
    unpaired: (mark) =>
      `${mark} no té parella a la seva línia. Obriu i tanqueu cada marca, una dins de l’altra.`,
    notAlone: (mark) => `${mark} ha d’estar sola a la seva línia.`,
    misspelt: (mark) =>
      `${mark} no està escrita com una marca: exactament com a l’original, en minúscules i sense espais. Si és text, escriviu &lt; en lloc de <.`,
    locked: 'Una altra persona està editant aquest document. Torneu-ho a provar més tard.',
    forbidden: 'No teniu permís per canviar aquest text.',
    changed: 'El text es va canviar després de crear el fitxer. Exporteu-lo de nou.',
    tooLong: (max) => `El text té més de ${max} caràcters. Escurceu-lo.`,
  },
}

export const savingTexts = ({ i18n }: PayloadRequest) => textsIn(texts, i18n.language)
