import type { PanelTexts } from '../../../../platform/payload/admin/panel-texts'

const en = {
  fine: 'No problems found: no gaps, overlaps or falling prices.',
  toCheckLabel: 'To check before publishing',
  things: (count: number) => `${count === 1 ? 'One thing' : `${count} things`} to check before publishing`,
  cannotPublish: '. The list cannot be published yet.',
  keepShown: 'Keep the prices shown in this row',
  chooseSchool: 'Choose the school first. Its courses and accommodation types become the rows.',
  offersFailed: 'The school’s courses and accommodation could not be loaded. Reload the page.',
  loading: 'Loading prices …',
  help: 'Each cell is the total price of a stay of that many weeks, in the list’s currency. Empty: not offered. Italic: calculated from the weeks before. Type to replace, press F2 to edit, hold Shift and use the arrow keys to select. Press Escape, then Tab to leave the table.',
  derived: 'Calculated from the weeks before it.',
  noLongerOffered: 'no longer offered',
  weeks: 'Weeks',
  cell: (title: string, week: number) => `${title}, week ${week}`,
  /** `cell` is the first of `count` cells. */
  isFree: (cell: string, count: number) =>
    count === 1
      ? `The price of ${cell} is 0: is it free?`
      : `${count} prices are 0, the first is ${cell}: are they free?`,
  free: 'Yes, free',
  notFree: 'No, leave empty: not offered',
  imported: (rows: number, file: string, unchanged: number) =>
    [
      `Imported ${rows === 1 ? 'one row' : `${rows} rows`} from ${file}.`,
      unchanged === 1 && 'One other row is unchanged.',
      unchanged > 1 && `${unchanged} other rows are unchanged.`,
      'Save to keep the changes.',
    ]
      .filter(Boolean)
      .join(' '),
  undo: 'Undo',
  redo: 'Redo',
  fillRight: 'Fill right',
  fillRightTip: 'Ctrl+R: copies the first selected week',
  continueStep: 'Continue last increase',
  continueStepTip: 'Fills the rest of the row with the last weekly increase',
  exportCsv: 'Export CSV',
  importCsv: 'Import CSV',
  csvFile: 'CSV file with prices',
}

/** The price table. */
export const gridTexts: PanelTexts<typeof en> = {
  en,
  de: {
    fine: 'Keine Probleme gefunden: keine Lücken, Überschneidungen oder fallenden Preise.',
    toCheckLabel: 'Vor dem Veröffentlichen zu prüfen',
    things: (count) =>
      `${count === 1 ? 'Eines ist' : `${count} Dinge sind`} vor dem Veröffentlichen zu prüfen`,
    cannotPublish: '. Die Liste kann noch nicht veröffentlicht werden.',
    keepShown: 'Die gezeigten Preise dieser Zeile behalten',
    chooseSchool: 'Wählen Sie zuerst die Schule. Ihre Kurse und Unterkunftsarten werden zu Zeilen.',
    offersFailed:
      'Die Kurse und Unterkünfte der Schule konnten nicht geladen werden. Laden Sie die Seite neu.',
    loading: 'Preise werden geladen …',
    help: 'Jede Zelle ist der Gesamtpreis eines Aufenthalts von so vielen Wochen in der Währung der Liste. Leer: nicht angeboten. Kursiv: aus den Wochen davor berechnet. Tippen ersetzt, F2 bearbeitet, Umschalt mit Pfeiltasten wählt aus. Escape und dann Tab verlässt die Tabelle.',
    derived: 'Aus den Wochen davor berechnet.',
    noLongerOffered: 'nicht mehr angeboten',
    weeks: 'Wochen',
    cell: (title, week) => `${title}, Woche ${week}`,
    isFree: (cell, count) =>
      count === 1
        ? `Der Preis von ${cell} ist 0: Ist es kostenlos?`
        : `${count} Preise sind 0, der erste ist ${cell}: Ist das kostenlos?`,
    free: 'Ja, kostenlos',
    notFree: 'Nein, leer lassen: nicht angeboten',
    imported: (rows, file, unchanged) =>
      [
        `${rows === 1 ? 'Eine Zeile' : `${rows} Zeilen`} aus ${file} importiert.`,
        unchanged === 1 && 'Eine andere Zeile ist unverändert.',
        unchanged > 1 && `${unchanged} andere Zeilen sind unverändert.`,
        'Speichern Sie, um die Änderungen zu behalten.',
      ]
        .filter(Boolean)
        .join(' '),
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    fillRight: 'Nach rechts ausfüllen',
    fillRightTip: 'Strg+R: kopiert die erste ausgewählte Woche',
    continueStep: 'Letzte Steigerung fortsetzen',
    continueStepTip: 'Füllt den Rest der Zeile mit der letzten wöchentlichen Steigerung',
    exportCsv: 'CSV exportieren',
    importCsv: 'CSV importieren',
    csvFile: 'CSV-Datei mit Preisen',
  },
  es: {
    fine: 'No se han encontrado problemas: ni huecos, ni solapamientos, ni precios que bajan.',
    toCheckLabel: 'Revisar antes de publicar',
    things: (count) => `${count === 1 ? 'Una cosa' : `${count} cosas`} por revisar antes de publicar`,
    cannotPublish: '. La lista todavía no se puede publicar.',
    keepShown: 'Conservar los precios que se muestran en esta fila',
    chooseSchool: 'Elija primero la escuela. Sus cursos y tipos de alojamiento serán las filas.',
    offersFailed:
      'No se pudieron cargar los cursos y el alojamiento de la escuela. Vuelva a cargar la página.',
    loading: 'Cargando precios …',
    help: 'Cada celda es el precio total de una estancia de esas semanas, en la moneda de la lista. Vacía: no se ofrece. Cursiva: calculado a partir de las semanas anteriores. Escriba para sustituir, pulse F2 para editar, mantenga Mayús y use las flechas para seleccionar. Pulse Escape y después Tab para salir de la tabla.',
    derived: 'Calculado a partir de las semanas anteriores.',
    noLongerOffered: 'ya no se ofrece',
    weeks: 'Semanas',
    cell: (title, week) => `${title}, semana ${week}`,
    isFree: (cell, count) =>
      count === 1
        ? `El precio de ${cell} es 0: ¿es gratis?`
        : `${count} precios son 0, el primero es ${cell}: ¿son gratis?`,
    free: 'Sí, gratis',
    notFree: 'No, dejar vacío: no se ofrece',
    imported: (rows, file, unchanged) =>
      [
        `${rows === 1 ? 'Importada una fila' : `Importadas ${rows} filas`} de ${file}.`,
        unchanged === 1 && 'Otra fila sigue igual.',
        unchanged > 1 && `Otras ${unchanged} filas siguen igual.`,
        'Guarde para conservar los cambios.',
      ]
        .filter(Boolean)
        .join(' '),
    undo: 'Deshacer',
    redo: 'Rehacer',
    fillRight: 'Rellenar a la derecha',
    fillRightTip: 'Ctrl+R: copia la primera semana seleccionada',
    continueStep: 'Continuar el último aumento',
    continueStepTip: 'Rellena el resto de la fila con el último aumento semanal',
    exportCsv: 'Exportar CSV',
    importCsv: 'Importar CSV',
    csvFile: 'Archivo CSV con precios',
  },
  fr: {
    fine: 'Aucun problème : ni trous, ni chevauchements, ni prix qui baissent.',
    toCheckLabel: 'À vérifier avant de publier',
    things: (count) => `${count === 1 ? 'Une chose' : `${count} choses`} à vérifier avant de publier`,
    cannotPublish: '. La liste ne peut pas encore être publiée.',
    keepShown: 'Garder les prix affichés de cette ligne',
    chooseSchool: 'Choisissez d’abord l’école. Ses cours et types d’hébergement deviennent les lignes.',
    offersFailed: 'Les cours et hébergements de l’école n’ont pas pu être chargés. Rechargez la page.',
    loading: 'Chargement des prix…',
    help: 'Chaque cellule est le prix total d’un séjour de ce nombre de semaines, dans la devise de la liste. Vide : non proposé. Italique : calculé à partir des semaines précédentes. Tapez pour remplacer, F2 pour modifier, Maj et les flèches pour sélectionner. Échap puis Tab pour quitter le tableau.',
    derived: 'Calculé à partir des semaines précédentes.',
    noLongerOffered: 'n’est plus proposé',
    weeks: 'Semaines',
    cell: (title, week) => `${title}, semaine ${week}`,
    isFree: (cell, count) =>
      count === 1
        ? `Le prix de ${cell} est 0 : est-ce gratuit ?`
        : `${count} prix sont à 0, le premier est ${cell} : est-ce gratuit ?`,
    free: 'Oui, gratuit',
    notFree: 'Non, laisser vide : pas proposé',
    imported: (rows, file, unchanged) =>
      [
        `${rows === 1 ? 'Une ligne importée' : `${rows} lignes importées`} de ${file}.`,
        unchanged === 1 && 'Une autre ligne est inchangée.',
        unchanged > 1 && `${unchanged} autres lignes sont inchangées.`,
        'Enregistrez pour garder les changements.',
      ]
        .filter(Boolean)
        .join(' '),
    undo: 'Annuler',
    redo: 'Rétablir',
    fillRight: 'Recopier à droite',
    fillRightTip: 'Ctrl+R : copie la première semaine sélectionnée',
    continueStep: 'Continuer la dernière hausse',
    continueStepTip: 'Remplit le reste de la ligne avec la dernière hausse par semaine',
    exportCsv: 'Exporter en CSV',
    importCsv: 'Importer un CSV',
    csvFile: 'Fichier CSV avec les prix',
  },
  it: {
    fine: 'Nessun problema: nessun vuoto, sovrapposizione o prezzo in calo.',
    toCheckLabel: 'Da controllare prima di pubblicare',
    things: (count) => `${count === 1 ? 'Una cosa' : `${count} cose`} da controllare prima di pubblicare`,
    cannotPublish: '. Il listino non può ancora essere pubblicato.',
    keepShown: 'Mantenere i prezzi mostrati in questa riga',
    chooseSchool: 'Scelga prima la scuola. I suoi corsi e tipi di alloggio diventano le righe.',
    offersFailed: 'Non è stato possibile caricare i corsi e gli alloggi della scuola. Ricarichi la pagina.',
    loading: 'Caricamento dei prezzi …',
    help: 'Ogni cella è il prezzo totale di un soggiorno di quel numero di settimane, nella valuta del listino. Vuota: non offerto. Corsivo: calcolato dalle settimane precedenti. Digiti per sostituire, prema F2 per modificare, tenga premuto Maiusc e usi le frecce per selezionare. Prema Esc e poi Tab per uscire dalla tabella.',
    derived: 'Calcolato dalle settimane precedenti.',
    noLongerOffered: 'non più offerto',
    weeks: 'Settimane',
    cell: (title, week) => `${title}, settimana ${week}`,
    isFree: (cell, count) =>
      count === 1
        ? `Il prezzo di ${cell} è 0: è gratuito?`
        : `${count} prezzi sono 0, il primo è ${cell}: sono gratuiti?`,
    free: 'Sì, gratuito',
    notFree: 'No, lasciare vuoto: non offerto',
    imported: (rows, file, unchanged) =>
      [
        `${rows === 1 ? 'Importata una riga' : `Importate ${rows} righe`} da ${file}.`,
        unchanged === 1 && 'Un’altra riga è invariata.',
        unchanged > 1 && `Altre ${unchanged} righe sono invariate.`,
        'Salvi per mantenere le modifiche.',
      ]
        .filter(Boolean)
        .join(' '),
    undo: 'Annulla',
    redo: 'Ripeti',
    fillRight: 'Compila a destra',
    fillRightTip: 'Ctrl+R: copia la prima settimana selezionata',
    continueStep: 'Continua l’ultimo aumento',
    continueStepTip: 'Compila il resto della riga con l’ultimo aumento settimanale',
    exportCsv: 'Esporta CSV',
    importCsv: 'Importa CSV',
    csvFile: 'File CSV con i prezzi',
  },
  pt: {
    fine: 'Nenhum problema encontrado: sem falhas, sobreposições ou preços a descer.',
    toCheckLabel: 'A verificar antes de publicar',
    things: (count) => `${count === 1 ? 'Uma coisa' : `${count} coisas`} a verificar antes de publicar`,
    cannotPublish: '. A lista ainda não pode ser publicada.',
    keepShown: 'Manter os preços mostrados nesta linha',
    chooseSchool: 'Escolha primeiro a escola. Os seus cursos e tipos de alojamento são as linhas.',
    offersFailed: 'Não foi possível carregar os cursos e o alojamento da escola. Recarregue a página.',
    loading: 'A carregar os preços …',
    help: 'Cada célula é o preço total de uma estadia desse número de semanas, na moeda da lista. Vazia: não oferecido. Itálico: calculado a partir das semanas anteriores. Escreva para substituir, prima F2 para editar, mantenha Shift e use as setas para selecionar. Prima Escape e depois Tab para sair da tabela.',
    derived: 'Calculado a partir das semanas anteriores.',
    noLongerOffered: 'já não é oferecido',
    weeks: 'Semanas',
    cell: (title, week) => `${title}, semana ${week}`,
    isFree: (cell, count) =>
      count === 1
        ? `O preço de ${cell} é 0: é gratuito?`
        : `${count} preços são 0, o primeiro é ${cell}: são gratuitos?`,
    free: 'Sim, gratuito',
    notFree: 'Não, deixar vazio: não se oferece',
    imported: (rows, file, unchanged) =>
      [
        `${rows === 1 ? 'Importada uma linha' : `Importadas ${rows} linhas`} de ${file}.`,
        unchanged === 1 && 'Outra linha não mudou.',
        unchanged > 1 && `Outras ${unchanged} linhas não mudaram.`,
        'Guarde para manter as alterações.',
      ]
        .filter(Boolean)
        .join(' '),
    undo: 'Anular',
    redo: 'Refazer',
    fillRight: 'Preencher à direita',
    fillRightTip: 'Ctrl+R: copia a primeira semana selecionada',
    continueStep: 'Continuar o último aumento',
    continueStepTip: 'Preenche o resto da linha com o último aumento semanal',
    exportCsv: 'Exportar CSV',
    importCsv: 'Importar CSV',
    csvFile: 'Ficheiro CSV com preços',
  },
  ca: {
    fine: 'No s’ha trobat cap problema: ni buits, ni encavalcaments, ni preus que baixen.',
    toCheckLabel: 'Per revisar abans de publicar',
    things: (count) => `${count === 1 ? 'Una cosa' : `${count} coses`} per revisar abans de publicar`,
    cannotPublish: '. La llista encara no es pot publicar.',
    keepShown: 'Mantenir els preus que es mostren en aquesta fila',
    chooseSchool: 'Triï primer l’escola. Els seus cursos i tipus d’allotjament seran les files.',
    offersFailed:
      'No s’han pogut carregar els cursos i l’allotjament de l’escola. Torni a carregar la pàgina.',
    loading: 'S’estan carregant els preus …',
    help: 'Cada cel·la és el preu total d’una estada d’aquestes setmanes, en la moneda de la llista. Buida: no s’ofereix. Cursiva: calculat a partir de les setmanes anteriors. Escrigui per substituir, premi F2 per editar, mantingui Maj i usi les fletxes per seleccionar. Premi Escape i després Tab per sortir de la taula.',
    derived: 'Calculat a partir de les setmanes anteriors.',
    noLongerOffered: 'ja no s’ofereix',
    weeks: 'Setmanes',
    cell: (title, week) => `${title}, setmana ${week}`,
    isFree: (cell, count) =>
      count === 1
        ? `El preu de ${cell} és 0: és gratuït?`
        : `${count} preus són 0, el primer és ${cell}: són gratuïts?`,
    free: 'Sí, gratuït',
    notFree: 'No, deixar buit: no s’ofereix',
    imported: (rows, file, unchanged) =>
      [
        `${rows === 1 ? 'Importada una fila' : `Importades ${rows} files`} de ${file}.`,
        unchanged === 1 && 'Una altra fila no ha canviat.',
        unchanged > 1 && `${unchanged} files més no han canviat.`,
        'Desi per mantenir els canvis.',
      ]
        .filter(Boolean)
        .join(' '),
    undo: 'Desfés',
    redo: 'Refés',
    fillRight: 'Emplena a la dreta',
    fillRightTip: 'Ctrl+R: copia la primera setmana seleccionada',
    continueStep: 'Continua l’últim augment',
    continueStepTip: 'Emplena la resta de la fila amb l’últim augment setmanal',
    exportCsv: 'Exporta CSV',
    importCsv: 'Importa CSV',
    csvFile: 'Fitxer CSV amb preus',
  },
}
