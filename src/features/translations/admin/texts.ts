import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'
import type { StateFilter, TextState } from '../contract'

interface ScreenTexts {
  translations: string
  intro: (main: string) => string
  forbidden: string
  onlyOne: string
  progress: (missing: number, outdated: number) => string
  done: string
  language: string
  kind: string
  allKinds: string
  show: string
  shown: string
  filters: Record<StateFilter, string>
  states: Record<TextState, string>
  found: (count: number) => string
  nothing: string
  draft: string
  inDocument: string
  onlyInDocument: string
  copySource: string
  /** Names marks of the source that the translation does not have. */
  unused: (marks: string) => string
  marks: string
  source: string
  keep: string
  keepMine: string
  useTheirs: string
  /** `by`: who has saved the document last, which need not be who changed this text. */
  conflict: (by?: string) => string
  saved: string
  save: (count: number) => string
  saving: string
  unreachable: string
  page: (page: number, pages: number) => string
  previous: string
  next: string
}

export const screenTexts: PanelTexts<ScreenTexts> = {
  en: {
    translations: 'Translations',
    intro: (main) => `Texts of the site beside their source in the default language, ${main}.`,
    forbidden: 'Only editors and administrators translate texts.',
    onlyOne: 'The site has one public language. Administrators choose more in the site settings.',
    progress: (missing, outdated) => `${missing} missing, ${outdated} outdated`,
    done: 'complete',
    language: 'Language',
    kind: 'Kind of document',
    allKinds: 'All',
    show: 'Show',
    shown: 'State',
    filters: {
      open: 'Missing or outdated',
      missing: 'Missing',
      outdated: 'Outdated',
      current: 'Up to date',
      all: 'All texts',
    },
    states: { missing: 'Missing', outdated: 'Outdated', current: 'Up to date' },
    found: (count) => (count === 1 ? '1 text' : `${count} texts`),
    nothing: 'No texts match these filters.',
    draft: 'Draft: what you save here becomes public when the document is published.',
    inDocument: 'Edit in the document',
    onlyInDocument: 'This text has parts that can only be edited in its document.',
    copySource: 'Begin with the source',
    unused: (marks) => `Not in the translation: ${marks}`,
    marks:
      'Texts with formatting have marks: <b>bold</b>, <i>italic</i>, <a1>link</a1>, <x1> a picture, <br> a new line; at the beginning of a line ## heading, - list, 1. numbers, > quotation. Keep the marks and translate what is between them.',
    source: 'Source',
    keep: 'Translation still fits',
    keepMine: 'Keep mine',
    useTheirs: 'Use the stored text',
    conflict: (by) =>
      `This text was changed meanwhile. ${by ? `${by} was the last to change the document. ` : ''}Stored now:`,
    saved: 'Saved',
    save: (count) => (count < 2 ? 'Save' : `Save ${count} texts`),
    saving: 'Saving …',
    unreachable: 'The server could not be reached. Nothing was saved; try again.',
    page: (page, pages) => `Page ${page} of ${pages}`,
    previous: 'Previous texts',
    next: 'Next texts',
  },
  de: {
    translations: 'Übersetzungen',
    intro: (main) => `Die Texte der Website neben ihrem Ausgangstext in der Standardsprache, ${main}.`,
    forbidden: 'Nur Redaktion und Administration übersetzen Texte.',
    onlyOne:
      'Die Website hat eine öffentliche Sprache. Weitere wählt die Administration in den Einstellungen.',
    progress: (missing, outdated) => `${missing} fehlen, ${outdated} veraltet`,
    done: 'vollständig',
    language: 'Sprache',
    kind: 'Art des Dokuments',
    allKinds: 'Alle',
    show: 'Anzeigen',
    shown: 'Zustand',
    filters: {
      open: 'Fehlend oder veraltet',
      missing: 'Fehlend',
      outdated: 'Veraltet',
      current: 'Aktuell',
      all: 'Alle Texte',
    },
    states: { missing: 'Fehlt', outdated: 'Veraltet', current: 'Aktuell' },
    found: (count) => (count === 1 ? '1 Text' : `${count} Texte`),
    nothing: 'Kein Text entspricht diesen Filtern.',
    draft: 'Entwurf: Was Sie hier speichern, wird öffentlich, sobald das Dokument veröffentlicht wird.',
    inDocument: 'Im Dokument bearbeiten',
    onlyInDocument: 'Dieser Text hat Teile, die sich nur in seinem Dokument bearbeiten lassen.',
    copySource: 'Mit dem Ausgangstext beginnen',
    unused: (marks) => `Nicht in der Übersetzung: ${marks}`,
    marks:
      'Texte mit Formatierung haben Zeichen: <b>fett</b>, <i>kursiv</i>, <a1>Link</a1>, <x1> ein Bild, <br> eine neue Zeile; am Anfang einer Zeile ## Überschrift, - Liste, 1. Nummern, > Zitat. Behalten Sie die Zeichen und übersetzen Sie, was dazwischen steht.',
    source: 'Ausgangstext',
    keep: 'Übersetzung passt noch',
    keepMine: 'Meinen Text behalten',
    useTheirs: 'Gespeicherten Text übernehmen',
    conflict: (by) =>
      `Dieser Text wurde inzwischen geändert. ${by ? `Zuletzt hat ${by} das Dokument geändert. ` : ''}Jetzt gespeichert:`,
    saved: 'Gespeichert',
    save: (count) => (count < 2 ? 'Speichern' : `${count} Texte speichern`),
    saving: 'Wird gespeichert …',
    unreachable:
      'Der Server ist nicht erreichbar. Es wurde nichts gespeichert; versuchen Sie es noch einmal.',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    previous: 'Vorherige Texte',
    next: 'Nächste Texte',
  },
  es: {
    translations: 'Traducciones',
    intro: (main) => `Los textos del sitio junto a su original en el idioma predeterminado, ${main}.`,
    forbidden: 'Solo los editores y administradores traducen textos.',
    onlyOne:
      'El sitio tiene un solo idioma público. Los administradores eligen más en los ajustes del sitio.',
    progress: (missing, outdated) => `${missing} pendientes, ${outdated} desactualizados`,
    done: 'completo',
    language: 'Idioma',
    kind: 'Tipo de documento',
    allKinds: 'Todos',
    show: 'Mostrar',
    shown: 'Estado',
    filters: {
      open: 'Pendientes o desactualizados',
      missing: 'Pendientes',
      outdated: 'Desactualizados',
      current: 'Al día',
      all: 'Todos los textos',
    },
    states: { missing: 'Pendiente', outdated: 'Desactualizado', current: 'Al día' },
    found: (count) => (count === 1 ? '1 texto' : `${count} textos`),
    nothing: 'Ningún texto coincide con estos filtros.',
    draft: 'Borrador: lo que guarde aquí será público cuando se publique el documento.',
    inDocument: 'Editar en el documento',
    onlyInDocument: 'Este texto tiene partes que solo se pueden editar en su documento.',
    copySource: 'Empezar con el original',
    unused: (marks) => `No está en la traducción: ${marks}`,
    marks:
      'Los textos con formato tienen marcas: <b>negrita</b>, <i>cursiva</i>, <a1>enlace</a1>, <x1> una imagen, <br> una línea nueva; al principio de una línea ## título, - lista, 1. números, > cita. Conserve las marcas y traduzca lo que hay entre ellas.',
    source: 'Original',
    keep: 'La traducción sigue siendo válida',
    keepMine: 'Conservar el mío',
    useTheirs: 'Usar el texto guardado',
    conflict: (by) =>
      `Este texto ha cambiado entretanto. ${by ? `La última persona que cambió el documento es ${by}. ` : ''}Guardado ahora:`,
    saved: 'Guardado',
    save: (count) => (count < 2 ? 'Guardar' : `Guardar ${count} textos`),
    saving: 'Guardando …',
    unreachable: 'No se pudo conectar con el servidor. No se ha guardado nada; inténtelo de nuevo.',
    page: (page, pages) => `Página ${page} de ${pages}`,
    previous: 'Textos anteriores',
    next: 'Textos siguientes',
  },
  fr: {
    translations: 'Traductions',
    intro: (main) => `Les textes du site à côté de leur original dans la langue par défaut, ${main}.`,
    forbidden: 'Seuls les rédacteurs et les administrateurs traduisent les textes.',
    onlyOne:
      'Le site a une seule langue publique. Les administrateurs en choisissent d’autres dans les réglages.',
    progress: (missing, outdated) => `${missing} manquants, ${outdated} obsolètes`,
    done: 'complet',
    language: 'Langue',
    kind: 'Type de document',
    allKinds: 'Tous',
    show: 'Afficher',
    shown: 'État',
    filters: {
      open: 'Manquants ou obsolètes',
      missing: 'Manquants',
      outdated: 'Obsolètes',
      current: 'À jour',
      all: 'Tous les textes',
    },
    states: { missing: 'Manquant', outdated: 'Obsolète', current: 'À jour' },
    found: (count) => (count === 1 ? '1 texte' : `${count} textes`),
    nothing: 'Aucun texte ne correspond à ces filtres.',
    draft: 'Brouillon : ce que vous enregistrez ici sera public quand le document sera publié.',
    inDocument: 'Modifier dans le document',
    onlyInDocument: 'Ce texte a des parties qui ne se modifient que dans son document.',
    copySource: 'Partir de l’original',
    unused: (marks) => `Absent de la traduction : ${marks}`,
    marks:
      'Les textes mis en forme ont des balises : <b>gras</b>, <i>italique</i>, <a1>lien</a1>, <x1> une image, <br> un retour à la ligne ; en début de ligne ## titre, - liste, 1. numéros, > citation. Gardez les balises et traduisez ce qui se trouve entre elles.',
    source: 'Original',
    keep: 'La traduction convient toujours',
    keepMine: 'Garder le mien',
    useTheirs: 'Prendre le texte enregistré',
    conflict: (by) =>
      `Ce texte a été modifié entre-temps. ${by ? `La dernière personne à avoir modifié le document est ${by}. ` : ''}Enregistré maintenant :`,
    saved: 'Enregistré',
    save: (count) => (count < 2 ? 'Enregistrer' : `Enregistrer ${count} textes`),
    saving: 'Enregistrement …',
    unreachable: 'Le serveur est injoignable. Rien n’a été enregistré ; réessayez.',
    page: (page, pages) => `Page ${page} sur ${pages}`,
    previous: 'Textes précédents',
    next: 'Textes suivants',
  },
  it: {
    translations: 'Traduzioni',
    intro: (main) => `I testi del sito accanto all’originale nella lingua predefinita, ${main}.`,
    forbidden: 'Solo redattori e amministratori traducono i testi.',
    onlyOne: 'Il sito ha una sola lingua pubblica. Gli amministratori ne scelgono altre nelle impostazioni.',
    progress: (missing, outdated) => `${missing} mancanti, ${outdated} non aggiornati`,
    done: 'completo',
    language: 'Lingua',
    kind: 'Tipo di documento',
    allKinds: 'Tutti',
    show: 'Mostra',
    shown: 'Stato',
    filters: {
      open: 'Mancanti o non aggiornati',
      missing: 'Mancanti',
      outdated: 'Non aggiornati',
      current: 'Aggiornati',
      all: 'Tutti i testi',
    },
    states: { missing: 'Mancante', outdated: 'Non aggiornato', current: 'Aggiornato' },
    found: (count) => (count === 1 ? '1 testo' : `${count} testi`),
    nothing: 'Nessun testo corrisponde a questi filtri.',
    draft: 'Bozza: ciò che salva qui diventa pubblico quando il documento viene pubblicato.',
    inDocument: 'Modifica nel documento',
    onlyInDocument: 'Questo testo ha parti che si modificano solo nel suo documento.',
    copySource: 'Iniziare dall’originale',
    unused: (marks) => `Non nella traduzione: ${marks}`,
    marks:
      'I testi formattati hanno segni: <b>grassetto</b>, <i>corsivo</i>, <a1>link</a1>, <x1> un’immagine, <br> una nuova riga; all’inizio di una riga ## titolo, - elenco, 1. numeri, > citazione. Mantenga i segni e traduca ciò che sta in mezzo.',
    source: 'Originale',
    keep: 'La traduzione va ancora bene',
    keepMine: 'Mantieni il mio',
    useTheirs: 'Usa il testo salvato',
    conflict: (by) =>
      `Questo testo è stato modificato nel frattempo. ${by ? `L’ultima persona ad aver modificato il documento è ${by}. ` : ''}Salvato ora:`,
    saved: 'Salvato',
    save: (count) => (count < 2 ? 'Salva' : `Salva ${count} testi`),
    saving: 'Salvataggio …',
    unreachable: 'Il server non è raggiungibile. Non è stato salvato nulla; riprovi.',
    page: (page, pages) => `Pagina ${page} di ${pages}`,
    previous: 'Testi precedenti',
    next: 'Testi successivi',
  },
  pt: {
    translations: 'Traduções',
    intro: (main) => `Os textos do site ao lado do original no idioma predefinido, ${main}.`,
    forbidden: 'Só os editores e administradores traduzem textos.',
    onlyOne: 'O site tem um só idioma público. Os administradores escolhem mais nas definições do site.',
    progress: (missing, outdated) => `${missing} em falta, ${outdated} desatualizados`,
    done: 'completo',
    language: 'Idioma',
    kind: 'Tipo de documento',
    allKinds: 'Todos',
    show: 'Mostrar',
    shown: 'Estado',
    filters: {
      open: 'Em falta ou desatualizados',
      missing: 'Em falta',
      outdated: 'Desatualizados',
      current: 'Atualizados',
      all: 'Todos os textos',
    },
    states: { missing: 'Em falta', outdated: 'Desatualizado', current: 'Atualizado' },
    found: (count) => (count === 1 ? '1 texto' : `${count} textos`),
    nothing: 'Nenhum texto corresponde a estes filtros.',
    draft: 'Rascunho: o que guardar aqui fica público quando o documento for publicado.',
    inDocument: 'Editar no documento',
    onlyInDocument: 'Este texto tem partes que só se podem editar no seu documento.',
    copySource: 'Começar com o original',
    unused: (marks) => `Não está na tradução: ${marks}`,
    marks:
      'Os textos com formatação têm marcas: <b>negrito</b>, <i>itálico</i>, <a1>ligação</a1>, <x1> uma imagem, <br> uma nova linha; no início de uma linha ## título, - lista, 1. números, > citação. Mantenha as marcas e traduza o que está entre elas.',
    source: 'Original',
    keep: 'A tradução continua correta',
    keepMine: 'Manter o meu',
    useTheirs: 'Usar o texto guardado',
    conflict: (by) =>
      `Este texto foi alterado entretanto. ${by ? `A última pessoa a alterar o documento foi ${by}. ` : ''}Guardado agora:`,
    saved: 'Guardado',
    save: (count) => (count < 2 ? 'Guardar' : `Guardar ${count} textos`),
    saving: 'A guardar …',
    unreachable: 'Não foi possível contactar o servidor. Nada foi guardado; tente novamente.',
    page: (page, pages) => `Página ${page} de ${pages}`,
    previous: 'Textos anteriores',
    next: 'Textos seguintes',
  },
  ca: {
    translations: 'Traduccions',
    intro: (main) => `Els textos del lloc al costat de l’original en l’idioma per defecte, ${main}.`,
    forbidden: 'Només els editors i administradors tradueixen textos.',
    onlyOne: 'El lloc té un sol idioma públic. Els administradors en trien més a la configuració del lloc.',
    progress: (missing, outdated) => `${missing} pendents, ${outdated} desactualitzats`,
    done: 'complet',
    language: 'Idioma',
    kind: 'Tipus de document',
    allKinds: 'Tots',
    show: 'Mostra',
    shown: 'Estat',
    filters: {
      open: 'Pendents o desactualitzats',
      missing: 'Pendents',
      outdated: 'Desactualitzats',
      current: 'Al dia',
      all: 'Tots els textos',
    },
    states: { missing: 'Pendent', outdated: 'Desactualitzat', current: 'Al dia' },
    found: (count) => (count === 1 ? '1 text' : `${count} textos`),
    nothing: 'Cap text no coincideix amb aquests filtres.',
    draft: 'Esborrany: el que deseu aquí serà públic quan es publiqui el document.',
    inDocument: 'Edita al document',
    onlyInDocument: 'Aquest text té parts que només es poden editar al seu document.',
    copySource: 'Començar amb l’original',
    unused: (marks) => `No és a la traducció: ${marks}`,
    marks:
      'Els textos amb format tenen marques: <b>negreta</b>, <i>cursiva</i>, <a1>enllaç</a1>, <x1> una imatge, <br> una línia nova; al principi d’una línia ## títol, - llista, 1. números, > citació. Conserveu les marques i traduïu el que hi ha entremig.',
    source: 'Original',
    keep: 'La traducció encara és bona',
    keepMine: 'Conserva el meu',
    useTheirs: 'Fes servir el text desat',
    conflict: (by) =>
      `Aquest text ha canviat mentrestant. ${by ? `L’última persona que ha canviat el document és ${by}. ` : ''}Desat ara:`,
    saved: 'Desat',
    save: (count) => (count < 2 ? 'Desa' : `Desa ${count} textos`),
    saving: 'S’està desant …',
    unreachable: 'No s’ha pogut contactar amb el servidor. No s’ha desat res; torneu-ho a provar.',
    page: (page, pages) => `Pàgina ${page} de ${pages}`,
    previous: 'Textos anteriors',
    next: 'Textos següents',
  },
}
