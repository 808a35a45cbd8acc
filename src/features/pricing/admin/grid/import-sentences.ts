import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

/** Errors in an imported table. */
export const importSentences: PanelDictionary = {
  'The file is larger than 1 MB.': {
    de: 'Die Datei ist größer als 1 MB.',
    es: 'El archivo supera 1 MB.',
    fr: 'Le fichier dépasse 1 Mo.',
    it: 'Il file supera 1 MB.',
    pt: 'O ficheiro tem mais de 1 MB.',
    ca: 'El fitxer supera 1 MB.',
  },
  '{1} could not be imported. Nothing was changed.': {
    de: '{1} konnte nicht importiert werden. Es wurde nichts geändert.',
    es: '{1} no se pudo importar. No se ha cambiado nada.',
    fr: '{1} n’a pas pu être importé. Rien n’a été modifié.',
    it: '{1} non è stato importato. Non è stato modificato nulla.',
    pt: 'Não foi possível importar {1}. Nada foi alterado.',
    ca: 'No s’ha pogut importar {1}. No s’ha canviat res.',
  },
  'The file has no rows with prices.': {
    de: 'Die Datei hat keine Zeilen mit Preisen.',
    es: 'El archivo no tiene filas con precios.',
    fr: 'Le fichier n’a pas de lignes avec des prix.',
    it: 'Il file non ha righe con prezzi.',
    pt: 'O ficheiro não tem linhas com preços.',
    ca: 'El fitxer no té files amb preus.',
  },
  'Row {1}: {2} is already in row {3}.': {
    de: 'Zeile {1}: {2} steht schon in Zeile {3}.',
    es: 'Fila {1}: {2} ya está en la fila {3}.',
    fr: 'Ligne {1} : {2} est déjà à la ligne {3}.',
    it: 'Riga {1}: {2} è già alla riga {3}.',
    pt: 'Linha {1}: {2} já está na linha {3}.',
    ca: 'Fila {1}: {2} ja és a la fila {3}.',
  },
  'Row {1}, column {2} ({3}): {4}.': {
    de: 'Zeile {1}, Spalte {2} ({3}): {4}.',
    es: 'Fila {1}, columna {2} ({3}): {4}.',
    fr: 'Ligne {1}, colonne {2} ({3}) : {4}.',
    it: 'Riga {1}, colonna {2} ({3}): {4}.',
    pt: 'Linha {1}, coluna {2} ({3}): {4}.',
    ca: 'Fila {1}, columna {2} ({3}): {4}.',
  },
  '“{1}” is not a kind; enter course or accommodation': {
    de: '„{1}“ ist keine Art; geben Sie course oder accommodation ein',
    es: '«{1}» no es un tipo; escriba course o accommodation',
    fr: '« {1} » n’est pas un type ; saisissez course ou accommodation',
    it: '«{1}» non è un tipo; inserisca course o accommodation',
    pt: '«{1}» não é um tipo; escreva course ou accommodation',
    ca: '«{1}» no és un tipus; escrigui course o accommodation',
  },
  '“{1}” is not a number': {
    de: '„{1}“ ist keine Zahl',
    es: '«{1}» no es un número',
    fr: '« {1} » n’est pas un nombre',
    it: '«{1}» non è un numero',
    pt: '«{1}» não é um número',
    ca: '«{1}» no és un nombre',
  },
  'this school has no {1}': {
    de: 'diese Schule hat {1} nicht',
    es: 'esta escuela no tiene {1}',
    fr: 'cette école n’a pas {1}',
    it: 'questa scuola non ha {1}',
    pt: 'esta escola não tem {1}',
    ca: 'aquesta escola no té {1}',
  },
}
