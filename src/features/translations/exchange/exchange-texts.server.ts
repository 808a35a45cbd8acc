import type { PayloadRequest } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { RowProblems } from './translation-csv'

const texts: PanelTexts<RowProblems & { tooLarge: string }> = {
  en: {
    language: 'This language is not known.',
    asExported: 'Leave this column as the export wrote it.',
    sameText: (row) => `The same text is in row ${row}.`,
    tooLarge: 'The file is larger than 10 MB. Split it; nothing was imported.',
  },
  de: {
    language: 'Diese Sprache ist nicht bekannt.',
    asExported: 'Lassen Sie diese Spalte so, wie der Export sie geschrieben hat.',
    sameText: (row) => `Derselbe Text steht in Zeile ${row}.`,
    tooLarge: 'Die Datei ist größer als 10 MB. Teilen Sie sie; es wurde nichts importiert.',
  },
  es: {
    language: 'Este idioma no se conoce.',
    asExported: 'Deje esta columna tal como se exportó.',
    sameText: (row) => `El mismo texto está en la fila ${row}.`,
    tooLarge: 'El archivo ocupa más de 10 MB. Divídalo; no se ha importado nada.',
  },
  fr: {
    language: 'Cette langue n’est pas connue.',
    asExported: 'Laissez cette colonne telle que l’export l’a écrite.',
    sameText: (row) => `Le même texte se trouve à la ligne ${row}.`,
    tooLarge: 'Le fichier dépasse 10 Mo. Divisez-le ; rien n’a été importé.',
  },
  it: {
    language: 'Questa lingua non è conosciuta.',
    asExported: 'Lasci questa colonna come è stata esportata.',
    sameText: (row) => `Lo stesso testo è nella riga ${row}.`,
    tooLarge: 'Il file supera i 10 MB. Lo divida; non è stato importato nulla.',
  },
  pt: {
    language: 'Este idioma não é conhecido.',
    asExported: 'Deixe esta coluna tal como foi exportada.',
    sameText: (row) => `O mesmo texto está na linha ${row}.`,
    tooLarge: 'O ficheiro tem mais de 10 MB. Divida-o; nada foi importado.',
  },
  ca: {
    language: 'Aquest idioma no es coneix.',
    asExported: 'Deixeu aquesta columna tal com es va exportar.',
    sameText: (row) => `El mateix text és a la fila ${row}.`,
    tooLarge: 'El fitxer ocupa més de 10 MB. Dividiu-lo; no s’ha importat res.',
  },
}

export const exchangeTexts = ({ i18n }: PayloadRequest) => textsIn(texts, i18n.language)
