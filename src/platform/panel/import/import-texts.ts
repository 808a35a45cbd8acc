import type { PanelTexts } from '../../payload/admin/panel-texts'

const en = {
  file: 'File',
  check: 'Check the file',
  wait: 'Please wait …',
  unreachable: 'The site could not be reached. Nothing was imported.',
  nothingImported: 'Nothing was imported.',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Split it; nothing was imported.`,
  place: (row: number, column?: string) => (column ? `Row ${row}, column “${column}”:` : `Row ${row}:`),
  more: (count: number) => `… and ${count} more`,
}

/** Texts of all imports of files in the panel. */
export const importTexts: PanelTexts<typeof en> = {
  en,
  de: {
    file: 'Datei',
    check: 'Datei prüfen',
    wait: 'Bitte warten …',
    unreachable: 'Die Website war nicht erreichbar. Es wurde nichts importiert.',
    nothingImported: 'Es wurde nichts importiert.',
    tooLarge: (megabytes) =>
      `Die Datei ist größer als ${megabytes} MB. Teilen Sie sie; es wurde nichts importiert.`,
    place: (row, column) => (column ? `Zeile ${row}, Spalte „${column}“:` : `Zeile ${row}:`),
    more: (count) => `… und ${count} weitere`,
  },
  es: {
    file: 'Archivo',
    check: 'Comprobar el archivo',
    wait: 'Espere …',
    unreachable: 'No se pudo contactar con el sitio. No se ha importado nada.',
    nothingImported: 'No se ha importado nada.',
    tooLarge: (megabytes) => `El archivo supera los ${megabytes} MB. Divídalo; no se ha importado nada.`,
    place: (row, column) => (column ? `Fila ${row}, columna «${column}»:` : `Fila ${row}:`),
    more: (count) => `… y ${count} más`,
  },
  fr: {
    file: 'Fichier',
    check: 'Vérifier le fichier',
    wait: 'Veuillez patienter…',
    unreachable: 'Le site est injoignable. Rien n’a été importé.',
    nothingImported: 'Rien n’a été importé.',
    tooLarge: (megabytes) => `Le fichier dépasse ${megabytes} Mo. Divisez-le ; rien n’a été importé.`,
    place: (row, column) => (column ? `Ligne ${row}, colonne « ${column} » :` : `Ligne ${row} :`),
    more: (count) => `… et ${count} de plus`,
  },
  it: {
    file: 'File',
    check: 'Controlla il file',
    wait: 'Attenda …',
    unreachable: 'Il sito non è raggiungibile. Non è stato importato nulla.',
    nothingImported: 'Non è stato importato nulla.',
    tooLarge: (megabytes) => `Il file supera i ${megabytes} MB. Lo divida; non è stato importato nulla.`,
    place: (row, column) => (column ? `Riga ${row}, colonna «${column}»:` : `Riga ${row}:`),
    more: (count) => `… e altri ${count}`,
  },
  pt: {
    file: 'Ficheiro',
    check: 'Verificar o ficheiro',
    wait: 'Aguarde …',
    unreachable: 'Não foi possível contactar o site. Nada foi importado.',
    nothingImported: 'Nada foi importado.',
    tooLarge: (megabytes) => `O ficheiro tem mais de ${megabytes} MB. Divida-o; nada foi importado.`,
    place: (row, column) => (column ? `Linha ${row}, coluna «${column}»:` : `Linha ${row}:`),
    more: (count) => `… e mais ${count}`,
  },
  ca: {
    file: 'Fitxer',
    check: 'Comprova el fitxer',
    wait: 'Esperi …',
    unreachable: 'No s’ha pogut contactar amb el lloc. No s’ha importat res.',
    nothingImported: 'No s’ha importat res.',
    tooLarge: (megabytes) => `El fitxer supera els ${megabytes} MB. Divideixi’l; no s’ha importat res.`,
    place: (row, column) => (column ? `Fila ${row}, columna «${column}»:` : `Fila ${row}:`),
    more: (count) => `… i ${count} més`,
  },
}
