import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

const en = {
  summary: 'Send to a translator (CSV)',
  help: 'The file has a row for each text that the filters show, except those that can only be edited in their document. Fill in the column “translation” and leave the others as they are.',
  exportThese: 'Export these texts',
  file: 'Translated file',
  refused: (count: number) => `Nothing was imported. Rows to correct: ${count}`,
  wouldChange: (changed: number, same: number) => `Translations that change: ${changed}. Unchanged: ${same}.`,
  import: (count: number) => (count === 1 ? 'Import 1 translation' : `Import ${count} translations`),
  imported: (count: number) =>
    count === 1 ? '1 translation was imported.' : `${count} translations were imported.`,
}

export const exchangeTexts: PanelTexts<typeof en> = {
  en,
  de: {
    summary: 'An eine Übersetzerin oder einen Übersetzer geben (CSV)',
    help: 'Die Datei hat eine Zeile für jeden Text, den die Filter zeigen, außer denen, die sich nur in ihrem Dokument bearbeiten lassen. Füllen Sie die Spalte „translation“ aus und lassen Sie die anderen, wie sie sind.',
    exportThese: 'Diese Texte exportieren',
    file: 'Übersetzte Datei',
    refused: (count) => `Es wurde nichts importiert. Zu berichtigende Zeilen: ${count}`,
    wouldChange: (changed, same) => `Übersetzungen, die sich ändern: ${changed}. Unverändert: ${same}.`,
    import: (count) => (count === 1 ? '1 Übersetzung importieren' : `${count} Übersetzungen importieren`),
    imported: (count) =>
      count === 1 ? '1 Übersetzung wurde importiert.' : `${count} Übersetzungen wurden importiert.`,
  },
  es: {
    summary: 'Enviar a un traductor (CSV)',
    help: 'El archivo tiene una fila por cada texto que muestran los filtros, salvo los que solo se pueden editar en su documento. Rellene la columna «translation» y deje las demás como están.',
    exportThese: 'Exportar estos textos',
    file: 'Archivo traducido',
    refused: (count) => `No se ha importado nada. Filas que corregir: ${count}`,
    wouldChange: (changed, same) => `Traducciones que cambian: ${changed}. Sin cambios: ${same}.`,
    import: (count) => (count === 1 ? 'Importar 1 traducción' : `Importar ${count} traducciones`),
    imported: (count) =>
      count === 1 ? 'Se ha importado 1 traducción.' : `Se han importado ${count} traducciones.`,
  },
  fr: {
    summary: 'Envoyer à un traducteur (CSV)',
    help: 'Le fichier a une ligne pour chaque texte que les filtres affichent, sauf ceux qui ne se modifient que dans leur document. Remplissez la colonne « translation » et laissez les autres telles quelles.',
    exportThese: 'Exporter ces textes',
    file: 'Fichier traduit',
    refused: (count) => `Rien n’a été importé. Lignes à corriger : ${count}`,
    wouldChange: (changed, same) => `Traductions modifiées : ${changed}. Inchangées : ${same}.`,
    import: (count) => (count === 1 ? 'Importer 1 traduction' : `Importer ${count} traductions`),
    imported: (count) =>
      count === 1 ? '1 traduction a été importée.' : `${count} traductions ont été importées.`,
  },
  it: {
    summary: 'Invia a un traduttore (CSV)',
    help: 'Il file ha una riga per ogni testo mostrato dai filtri, tranne quelli che si modificano solo nel loro documento. Compili la colonna «translation» e lasci le altre come sono.',
    exportThese: 'Esporta questi testi',
    file: 'File tradotto',
    refused: (count) => `Non è stato importato nulla. Righe da correggere: ${count}`,
    wouldChange: (changed, same) => `Traduzioni che cambiano: ${changed}. Invariate: ${same}.`,
    import: (count) => (count === 1 ? 'Importa 1 traduzione' : `Importa ${count} traduzioni`),
    imported: (count) =>
      count === 1 ? 'È stata importata 1 traduzione.' : `Sono state importate ${count} traduzioni.`,
  },
  pt: {
    summary: 'Enviar a um tradutor (CSV)',
    help: 'O ficheiro tem uma linha por cada texto que os filtros mostram, exceto os que só se podem editar no seu documento. Preencha a coluna «translation» e deixe as outras como estão.',
    exportThese: 'Exportar estes textos',
    file: 'Ficheiro traduzido',
    refused: (count) => `Nada foi importado. Linhas a corrigir: ${count}`,
    wouldChange: (changed, same) => `Traduções que mudam: ${changed}. Sem alterações: ${same}.`,
    import: (count) => (count === 1 ? 'Importar 1 tradução' : `Importar ${count} traduções`),
    imported: (count) => (count === 1 ? 'Foi importada 1 tradução.' : `Foram importadas ${count} traduções.`),
  },
  ca: {
    summary: 'Envia a un traductor (CSV)',
    help: 'El fitxer té una fila per a cada text que mostren els filtres, excepte els que només es poden editar al seu document. Ompliu la columna «translation» i deixeu les altres tal com són.',
    exportThese: 'Exporta aquests textos',
    file: 'Fitxer traduït',
    refused: (count) => `No s’ha importat res. Files per corregir: ${count}`,
    wouldChange: (changed, same) => `Traduccions que canvien: ${changed}. Sense canvis: ${same}.`,
    import: (count) => (count === 1 ? 'Importa 1 traducció' : `Importa ${count} traduccions`),
    imported: (count) =>
      count === 1 ? 'S’ha importat 1 traducció.' : `S’han importat ${count} traduccions.`,
  },
}
