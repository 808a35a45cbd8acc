import type { PayloadRequest } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { RowProblems } from './translation-csv'

const texts: PanelTexts<RowProblems> = {
  en: {
    language: 'This language is not known.',
    asExported: 'Leave this column as the export wrote it.',
    sameText: (row) => `The same text is in row ${row}.`,
  },
  de: {
    language: 'Diese Sprache ist nicht bekannt.',
    asExported: 'Lassen Sie diese Spalte so, wie der Export sie geschrieben hat.',
    sameText: (row) => `Derselbe Text steht in Zeile ${row}.`,
  },
  es: {
    language: 'Este idioma no se conoce.',
    asExported: 'Deje esta columna tal como se exportó.',
    sameText: (row) => `El mismo texto está en la fila ${row}.`,
  },
  fr: {
    language: 'Cette langue n’est pas connue.',
    asExported: 'Laissez cette colonne telle que l’export l’a écrite.',
    sameText: (row) => `Le même texte se trouve à la ligne ${row}.`,
  },
  it: {
    language: 'Questa lingua non è conosciuta.',
    asExported: 'Lasci questa colonna come è stata esportata.',
    sameText: (row) => `Lo stesso testo è nella riga ${row}.`,
  },
  pt: {
    language: 'Este idioma não é conhecido.',
    asExported: 'Deixe esta coluna tal como foi exportada.',
    sameText: (row) => `O mesmo texto está na linha ${row}.`,
  },
  ca: {
    language: 'Aquest idioma no es coneix.',
    asExported: 'Deixeu aquesta columna tal com es va exportar.',
    sameText: (row) => `El mateix text és a la fila ${row}.`,
  },
}

export const exchangeTexts = ({ i18n }: PayloadRequest) => textsIn(texts, i18n.language)
