import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

interface RedirectTexts {
  createRedirect: string
  menuItemsToCheck: string
  summary: string
  help: string
  exportAll: string
  file: string
  check: string
  wait: string
  unreachable: string
  row: (row: number) => string
  more: (count: number) => string
  wouldBeCreated: string
  wouldBeChanged: string
  cannotBeImported: string
  created: string
  changed: string
  leftOut: string
  alreadyHere: (count: number) => string
  nothing: string
  imported: string
  import: (count: number, leftOut: number) => string
}

/** Panel texts about redirects. */
export const redirectTexts: PanelTexts<RedirectTexts> = {
  en: {
    createRedirect: 'Create redirect',
    menuItemsToCheck: 'Menu items to check',
    summary: 'Import or export as a table',
    help: 'A CSV file with the columns from (old address), to (new one), type (301, 302 or 410) and match (exact or prefix). The last two may be left out. The same file again changes nothing.',
    exportAll: 'Export all redirects',
    file: 'File',
    check: 'Check the file',
    wait: 'Please wait …',
    unreachable: 'The site could not be reached. Nothing was imported.',
    row: (row) => `Row ${row}:`,
    more: (count) => `… and ${count} more`,
    wouldBeCreated: 'Would be created',
    wouldBeChanged: 'Would be changed',
    cannotBeImported: 'Cannot be imported',
    created: 'Created',
    changed: 'Changed',
    leftOut: 'Left out',
    alreadyHere: (count) => `Already here: ${count}`,
    nothing: 'There is nothing to import.',
    imported: 'The file was imported.',
    import: (count, leftOut) =>
      `Import ${count} ${count === 1 ? 'redirect' : 'redirects'}${leftOut ? `, leave out ${leftOut}` : ''}`,
  },
  de: {
    createRedirect: 'Weiterleitung anlegen',
    menuItemsToCheck: 'Menüpunkte, die zu prüfen sind',
    summary: 'Als Tabelle importieren oder exportieren',
    help: 'Eine CSV-Datei mit den Spalten from (alte Adresse), to (neue), type (301, 302 oder 410) und match (exact oder prefix). Die letzten beiden können fehlen. Dieselbe Datei noch einmal ändert nichts.',
    exportAll: 'Alle Weiterleitungen exportieren',
    file: 'Datei',
    check: 'Datei prüfen',
    wait: 'Bitte warten …',
    unreachable: 'Die Website war nicht erreichbar. Es wurde nichts importiert.',
    row: (row) => `Zeile ${row}:`,
    more: (count) => `… und ${count} weitere`,
    wouldBeCreated: 'Würden angelegt',
    wouldBeChanged: 'Würden geändert',
    cannotBeImported: 'Können nicht importiert werden',
    created: 'Angelegt',
    changed: 'Geändert',
    leftOut: 'Ausgelassen',
    alreadyHere: (count) => `Schon vorhanden: ${count}`,
    nothing: 'Es gibt nichts zu importieren.',
    imported: 'Die Datei wurde importiert.',
    import: (count, leftOut) =>
      `${count} ${count === 1 ? 'Weiterleitung' : 'Weiterleitungen'} importieren${leftOut ? `, ${leftOut} auslassen` : ''}`,
  },
  es: {
    createRedirect: 'Crear redirección',
    menuItemsToCheck: 'Elementos del menú que conviene revisar',
    summary: 'Importar o exportar como tabla',
    help: 'Un archivo CSV con las columnas from (dirección antigua), to (nueva), type (301, 302 o 410) y match (exact o prefix). Las dos últimas pueden faltar. El mismo archivo otra vez no cambia nada.',
    exportAll: 'Exportar todas las redirecciones',
    file: 'Archivo',
    check: 'Comprobar el archivo',
    wait: 'Espere …',
    unreachable: 'No se pudo contactar con el sitio. No se ha importado nada.',
    row: (row) => `Fila ${row}:`,
    more: (count) => `… y ${count} más`,
    wouldBeCreated: 'Se crearían',
    wouldBeChanged: 'Se cambiarían',
    cannotBeImported: 'No se pueden importar',
    created: 'Creadas',
    changed: 'Cambiadas',
    leftOut: 'Omitidas',
    alreadyHere: (count) => `Ya existen: ${count}`,
    nothing: 'No hay nada que importar.',
    imported: 'El archivo se ha importado.',
    import: (count, leftOut) =>
      `Importar ${count} ${count === 1 ? 'redirección' : 'redirecciones'}${leftOut ? `, omitir ${leftOut}` : ''}`,
  },
  fr: {
    createRedirect: 'Créer une redirection',
    menuItemsToCheck: 'Éléments du menu à vérifier',
    summary: 'Importer ou exporter en tableau',
    help: 'Un fichier CSV avec les colonnes from (ancienne adresse), to (nouvelle), type (301, 302 ou 410) et match (exact ou prefix). Les deux dernières peuvent manquer. Le même fichier une seconde fois ne change rien.',
    exportAll: 'Exporter toutes les redirections',
    file: 'Fichier',
    check: 'Vérifier le fichier',
    wait: 'Veuillez patienter…',
    unreachable: 'Le site est injoignable. Rien n’a été importé.',
    row: (row) => `Ligne ${row} :`,
    more: (count) => `… et ${count} de plus`,
    wouldBeCreated: 'Seraient créées',
    wouldBeChanged: 'Seraient modifiées',
    cannotBeImported: 'Ne peuvent pas être importées',
    created: 'Créées',
    changed: 'Modifiées',
    leftOut: 'Laissées de côté',
    alreadyHere: (count) => `Déjà présentes : ${count}`,
    nothing: 'Il n’y a rien à importer.',
    imported: 'Le fichier a été importé.',
    import: (count, leftOut) =>
      `Importer ${count} ${count === 1 ? 'redirection' : 'redirections'}${leftOut ? `, en laisser ${leftOut}` : ''}`,
  },
  it: {
    createRedirect: 'Crea reindirizzamento',
    menuItemsToCheck: 'Voci di menu da controllare',
    summary: 'Importa o esporta come tabella',
    help: 'Un file CSV con le colonne from (vecchio indirizzo), to (nuovo), type (301, 302 o 410) e match (exact o prefix). Le ultime due possono mancare. Lo stesso file una seconda volta non cambia nulla.',
    exportAll: 'Esporta tutti i reindirizzamenti',
    file: 'File',
    check: 'Controlla il file',
    wait: 'Attenda …',
    unreachable: 'Il sito non è raggiungibile. Non è stato importato nulla.',
    row: (row) => `Riga ${row}:`,
    more: (count) => `… e altri ${count}`,
    wouldBeCreated: 'Verrebbero creati',
    wouldBeChanged: 'Verrebbero modificati',
    cannotBeImported: 'Non si possono importare',
    created: 'Creati',
    changed: 'Modificati',
    leftOut: 'Tralasciati',
    alreadyHere: (count) => `Già presenti: ${count}`,
    nothing: 'Non c’è nulla da importare.',
    imported: 'Il file è stato importato.',
    import: (count, leftOut) =>
      `Importa ${count} ${count === 1 ? 'reindirizzamento' : 'reindirizzamenti'}${leftOut ? `, tralascia ${leftOut}` : ''}`,
  },
  pt: {
    createRedirect: 'Criar redirecionamento',
    menuItemsToCheck: 'Itens do menu a verificar',
    summary: 'Importar ou exportar como tabela',
    help: 'Um ficheiro CSV com as colunas from (endereço antigo), to (novo), type (301, 302 ou 410) e match (exact ou prefix). As duas últimas podem faltar. O mesmo ficheiro outra vez não altera nada.',
    exportAll: 'Exportar todos os redirecionamentos',
    file: 'Ficheiro',
    check: 'Verificar o ficheiro',
    wait: 'Aguarde …',
    unreachable: 'Não foi possível contactar o site. Nada foi importado.',
    row: (row) => `Linha ${row}:`,
    more: (count) => `… e mais ${count}`,
    wouldBeCreated: 'Seriam criados',
    wouldBeChanged: 'Seriam alterados',
    cannotBeImported: 'Não podem ser importados',
    created: 'Criados',
    changed: 'Alterados',
    leftOut: 'Deixados de fora',
    alreadyHere: (count) => `Já existem: ${count}`,
    nothing: 'Não há nada a importar.',
    imported: 'O ficheiro foi importado.',
    import: (count, leftOut) =>
      `Importar ${count} ${count === 1 ? 'redirecionamento' : 'redirecionamentos'}${leftOut ? `, deixar ${leftOut} de fora` : ''}`,
  },
  ca: {
    createRedirect: 'Crea una redirecció',
    menuItemsToCheck: 'Elements del menú que cal revisar',
    summary: 'Importa o exporta com a taula',
    help: 'Un fitxer CSV amb les columnes from (adreça antiga), to (nova), type (301, 302 o 410) i match (exact o prefix). Les dues últimes hi poden faltar. El mateix fitxer una altra vegada no canvia res.',
    exportAll: 'Exporta totes les redireccions',
    file: 'Fitxer',
    check: 'Comprova el fitxer',
    wait: 'Esperi …',
    unreachable: 'No s’ha pogut contactar amb el lloc. No s’ha importat res.',
    row: (row) => `Fila ${row}:`,
    more: (count) => `… i ${count} més`,
    wouldBeCreated: 'Es crearien',
    wouldBeChanged: 'Es canviarien',
    cannotBeImported: 'No es poden importar',
    created: 'Creades',
    changed: 'Canviades',
    leftOut: 'Omeses',
    alreadyHere: (count) => `Ja hi són: ${count}`,
    nothing: 'No hi ha res per importar.',
    imported: 'El fitxer s’ha importat.',
    import: (count, leftOut) =>
      `Importa ${count} ${count === 1 ? 'redirecció' : 'redireccions'}${leftOut ? `, n’omet ${leftOut}` : ''}`,
  },
}
