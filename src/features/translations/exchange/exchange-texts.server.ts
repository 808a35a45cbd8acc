import type { PayloadRequest } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { CsvProblems } from './translation-csv'

const texts: PanelTexts<CsvProblems & { tooLarge: string }> = {
  en: {
    openQuote: (row) => `Row ${row}: a quotation mark is not closed. Add the closing mark.`,
    noColumn: (column) => `Row 1: the column “${column}” is missing. Use a file that was exported here.`,
    tooManyRows: (rows, max) => `The file has ${rows} rows. Split it into files of at most ${max}.`,
    language: 'This language is not known.',
    asExported: 'Leave this column as the export wrote it.',
    sameText: (row) => `The same text is in row ${row}.`,
    tooLarge: 'The file is larger than 10 MB. Split it; nothing was imported.',
  },
  de: {
    openQuote: (row) => `Zeile ${row}: Ein Anführungszeichen ist nicht geschlossen. Ergänzen Sie es.`,
    noColumn: (column) =>
      `Zeile 1: Die Spalte „${column}“ fehlt. Verwenden Sie eine Datei, die hier exportiert wurde.`,
    tooManyRows: (rows, max) =>
      `Die Datei hat ${rows} Zeilen. Teilen Sie sie in Dateien mit höchstens ${max}.`,
    language: 'Diese Sprache ist nicht bekannt.',
    asExported: 'Lassen Sie diese Spalte so, wie der Export sie geschrieben hat.',
    sameText: (row) => `Derselbe Text steht in Zeile ${row}.`,
    tooLarge: 'Die Datei ist größer als 10 MB. Teilen Sie sie; es wurde nichts importiert.',
  },
  es: {
    openQuote: (row) => `Fila ${row}: falta la comilla de cierre. Añádala.`,
    noColumn: (column) => `Fila 1: falta la columna «${column}». Use un archivo exportado aquí.`,
    tooManyRows: (rows, max) => `El archivo tiene ${rows} filas. Divídalo en archivos de ${max} como máximo.`,
    language: 'Este idioma no se conoce.',
    asExported: 'Deje esta columna tal como se exportó.',
    sameText: (row) => `El mismo texto está en la fila ${row}.`,
    tooLarge: 'El archivo ocupa más de 10 MB. Divídalo; no se ha importado nada.',
  },
  fr: {
    openQuote: (row) => `Ligne ${row} : un guillemet n’est pas fermé. Ajoutez le guillemet fermant.`,
    noColumn: (column) => `Ligne 1 : la colonne « ${column} » manque. Utilisez un fichier exporté ici.`,
    tooManyRows: (rows, max) => `Le fichier a ${rows} lignes. Divisez-le en fichiers de ${max} au plus.`,
    language: 'Cette langue n’est pas connue.',
    asExported: 'Laissez cette colonne telle que l’export l’a écrite.',
    sameText: (row) => `Le même texte se trouve à la ligne ${row}.`,
    tooLarge: 'Le fichier dépasse 10 Mo. Divisez-le ; rien n’a été importé.',
  },
  it: {
    openQuote: (row) => `Riga ${row}: manca la virgoletta di chiusura. La aggiunga.`,
    noColumn: (column) => `Riga 1: manca la colonna «${column}». Usi un file esportato qui.`,
    tooManyRows: (rows, max) => `Il file ha ${rows} righe. Lo divida in file di al massimo ${max}.`,
    language: 'Questa lingua non è conosciuta.',
    asExported: 'Lasci questa colonna come è stata esportata.',
    sameText: (row) => `Lo stesso testo è nella riga ${row}.`,
    tooLarge: 'Il file supera i 10 MB. Lo divida; non è stato importato nulla.',
  },
  pt: {
    openQuote: (row) => `Linha ${row}: falta fechar as aspas. Acrescente-as.`,
    noColumn: (column) => `Linha 1: falta a coluna «${column}». Use um ficheiro exportado aqui.`,
    tooManyRows: (rows, max) => `O ficheiro tem ${rows} linhas. Divida-o em ficheiros de ${max} no máximo.`,
    language: 'Este idioma não é conhecido.',
    asExported: 'Deixe esta coluna tal como foi exportada.',
    sameText: (row) => `O mesmo texto está na linha ${row}.`,
    tooLarge: 'O ficheiro tem mais de 10 MB. Divida-o; nada foi importado.',
  },
  ca: {
    openQuote: (row) => `Fila ${row}: falta la cometa de tancament. Afegiu-la.`,
    noColumn: (column) => `Fila 1: falta la columna «${column}». Feu servir un fitxer exportat aquí.`,
    tooManyRows: (rows, max) => `El fitxer té ${rows} files. Dividiu-lo en fitxers de ${max} com a màxim.`,
    language: 'Aquest idioma no es coneix.',
    asExported: 'Deixeu aquesta columna tal com es va exportar.',
    sameText: (row) => `El mateix text és a la fila ${row}.`,
    tooLarge: 'El fitxer ocupa més de 10 MB. Dividiu-lo; no s’ha importat res.',
  },
}

export const exchangeTexts = ({ i18n }: PayloadRequest) => textsIn(texts, i18n.language)
