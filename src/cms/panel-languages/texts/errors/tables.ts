import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const tablesErrors: PanelDictionary = {
  'Row {1}: a quotation mark is not closed. Add the closing mark.': {
    de: 'Zeile {1}: Ein Anführungszeichen ist nicht geschlossen. Ergänzen Sie das schließende.',
    es: 'Fila {1}: unas comillas no están cerradas. Añada las de cierre.',
    fr: 'Ligne {1} : un guillemet n’est pas fermé. Ajoutez le guillemet fermant.',
    it: 'Riga {1}: una virgoletta non è chiusa. Aggiunga quella di chiusura.',
    pt: 'Linha {1}: umas aspas não estão fechadas. Acrescente as de fecho.',
    ca: 'Fila {1}: unes cometes no estan tancades. Afegeixi les de tancament.',
  },
  'The file is empty. Choose another file.': {
    de: 'Die Datei ist leer. Wählen Sie eine andere.',
    es: 'El archivo está vacío. Elija otro.',
    fr: 'Le fichier est vide. Choisissez-en un autre.',
    it: 'Il file è vuoto. Ne scelga un altro.',
    pt: 'O ficheiro está vazio. Escolha outro.',
    ca: 'El fitxer és buit. Triï’n un altre.',
  },
  'Row 1: the column “from” is missing. The columns are from, to, type and match.': {
    de: 'Zeile 1: Die Spalte „from“ fehlt. Die Spalten sind from, to, type und match.',
    es: 'Fila 1: falta la columna «from». Las columnas son from, to, type y match.',
    fr: 'Ligne 1 : la colonne « from » manque. Les colonnes sont from, to, type et match.',
    it: 'Riga 1: manca la colonna «from». Le colonne sono from, to, type e match.',
    pt: 'Linha 1: falta a coluna «from». As colunas são from, to, type e match.',
    ca: 'Fila 1: falta la columna «from». Les columnes són from, to, type i match.',
  },
  'The file has {1} rows. Split it into files of at most {2}.': {
    de: 'Die Datei hat {1} Zeilen. Teilen Sie sie in Dateien mit höchstens {2}.',
    es: 'El archivo tiene {1} filas. Divídalo en archivos de {2} como máximo.',
    fr: 'Le fichier a {1} lignes. Divisez-le en fichiers d’au plus {2}.',
    it: 'Il file ha {1} righe. Lo divida in file di al massimo {2}.',
    pt: 'O ficheiro tem {1} linhas. Divida-o em ficheiros de {2} no máximo.',
    ca: 'El fitxer té {1} files. Divideixi’l en fitxers de {2} com a màxim.',
  },
}
