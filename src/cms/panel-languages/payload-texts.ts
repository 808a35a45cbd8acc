import type { PanelLanguage } from '../../platform/payload/admin/panel-texts'

/** The texts of Payload's own that the panel says in other words. */
interface PayloadTexts {
  authentication: { resetPassword: string }
  error: { localesNotSaved_one: string; localesNotSaved_other: string }
  general: {
    aboutToRestore: string
    aboutToRestoreAsDraft: string
    aboutToTrash: string
    aboutToTrashCount: string
    allLocales: string
    deletePermanently: string
    documentIsTrashed: string
    fallbackToDefaultLocale: string
    locale: string
    locales: string
    noLabel: string
    noUpcomingEventsScheduled: string
    payloadSettings: string
    titleTrashed: string
    trashedCountSuccessfully: string
    true: string
    false: string
    upcomingEvents: string
  }
  localization: {
    cannotCopySameLocale: string
    copyToLocale: string
    localeToPublish: string
    selectedLocales: string
    selectLocaleToCopy: string
    selectLocaleToDuplicate: string
  }
  /** Payload writes a number before it, also 1. */
  upload: { filesToUpload: string }
  validation: { trueOrFalse: string }
  version: {
    aboutToRestore: string
    aboutToRestoreGlobal: string
    publishAllLocales: string
    selectLocales: string
    showLocales: string
  }
}

/** The words for “language” that differ between the texts. */
interface Words {
  /** The screen behind the links of invitations and of forgotten passwords. */
  choosePassword: string
  notSaved: [one: string, several: string]
  all: string
  fallback: string
  /** Above lists of texts: the panel itself may be in another language. */
  language: string
  languages: string
  without: string
  /** A box that is ticked, and one that is not. */
  yes: string
  no: string
  yesOrNo: string
  toUpload: string
  settings: string
  same: string
  copyTo: string
  toPublish: string
  selected: string
  chooseCopy: string
  chooseDuplicate: string
  /** A version contains all languages; restoring it also changes those that the editor is not looking at. */
  restore: string
  publishAll: string
  chooseShown: string
  show: string
  /** Scheduled publications; Payload calls them events, which are something else here. */
  planned: string
  nothingPlanned: string
  trash: TrashWords
}

/** Deleting and restoring. Payload does not say for how long, and has one article for all kinds of documents. */
interface TrashWords {
  /** Questions before and messages after: of one document and of several. */
  move: [one: string, several: string]
  moved: [one: string, several: string]
  restore: string
  restoreAsDraft: string
  forGood: string
  readOnly: string
}

const payloadTexts = (words: Words): PayloadTexts => ({
  authentication: { resetPassword: words.choosePassword },
  error: { localesNotSaved_one: words.notSaved[0], localesNotSaved_other: words.notSaved[1] },
  general: {
    aboutToRestore: words.trash.restore,
    aboutToRestoreAsDraft: words.trash.restoreAsDraft,
    aboutToTrash: words.trash.move[0],
    aboutToTrashCount: words.trash.move[1],
    allLocales: words.all,
    deletePermanently: words.trash.forGood,
    documentIsTrashed: words.trash.readOnly,
    fallbackToDefaultLocale: words.fallback,
    locale: words.language,
    locales: words.languages,
    noLabel: words.without,
    noUpcomingEventsScheduled: words.nothingPlanned,
    payloadSettings: words.settings,
    titleTrashed: words.trash.moved[0],
    trashedCountSuccessfully: words.trash.moved[1],
    true: words.yes,
    false: words.no,
    upcomingEvents: words.planned,
  },
  localization: {
    cannotCopySameLocale: words.same,
    copyToLocale: words.copyTo,
    localeToPublish: words.toPublish,
    selectedLocales: words.selected,
    selectLocaleToCopy: words.chooseCopy,
    selectLocaleToDuplicate: words.chooseDuplicate,
  },
  upload: { filesToUpload: words.toUpload },
  validation: { trueOrFalse: words.yesOrNo },
  version: {
    aboutToRestore: words.restore,
    aboutToRestoreGlobal: words.restore,
    publishAllLocales: words.publishAll,
    selectLocales: words.chooseShown,
    showLocales: words.show,
  },
})

/** “Language” instead of “locale”, what restoring a version does, publications that are scheduled, choosing a password, and the trash. */
export const ownPayloadTexts: Record<PanelLanguage, PayloadTexts> = {
  en: payloadTexts({
    choosePassword: 'Choose your password',
    notSaved: ['This language could not be saved:', 'These languages could not be saved:'],
    all: 'All languages',
    fallback: 'Show the default language instead',
    language: 'Language of the texts',
    languages: 'Languages',
    without: '<No {{label}}>',
    yes: 'Yes',
    no: 'No',
    yesOrNo: 'This field can only be yes or no.',
    toUpload: 'to upload',
    settings: 'Language and appearance',
    same: 'A language cannot be copied to itself',
    copyTo: 'Copy to another language',
    toPublish: 'Language to publish',
    selected: 'Selected languages',
    chooseCopy: 'Choose the language to copy',
    chooseDuplicate: 'Choose the languages to duplicate',
    restore:
      'You are about to restore this {{label}} to its state of {{versionDate}}, in all ten languages: changes made since then are replaced in every language, not only in the one you are looking at.',
    publishAll: 'Publish all languages',
    chooseShown: 'Choose the languages to show',
    show: 'Show languages:',
    planned: 'Scheduled',
    nothingPlanned: 'Nothing is scheduled.',
    trash: {
      move: [
        'Delete {{label}} <1>{{title}}</1>? It can be restored from the trash for 30 days.',
        'Delete {{count}} {{label}}? They can be restored from the trash for 30 days.',
      ],
      moved: [
        '{{label}} “{{title}}” was deleted. It stays in the trash for 30 days.',
        '{{count}} {{label}} deleted. They stay in the trash for 30 days.',
      ],
      restore: 'Restore {{label}} <1>{{title}}</1> from the trash?',
      restoreAsDraft:
        'Restore {{label}} <1>{{title}}</1> from the trash? Visitors see it again when it is published.',
      forGood: 'Delete for good, without the trash',
      readOnly: '{{label}} in the trash: restore it to change it.',
    },
  }),
  de: payloadTexts({
    choosePassword: 'Wählen Sie Ihr Passwort',
    notSaved: [
      'Diese Sprache konnte nicht gespeichert werden:',
      'Diese Sprachen konnten nicht gespeichert werden:',
    ],
    all: 'Alle Sprachen',
    fallback: 'Stattdessen die Standardsprache zeigen',
    language: 'Sprache der Texte',
    languages: 'Sprachen',
    without: '<Ohne {{label}}>',
    yes: 'Ja',
    no: 'Nein',
    yesOrNo: 'Dieses Feld kann nur „ja“ oder „nein“ sein.',
    toUpload: 'zum Hochladen',
    settings: 'Sprache und Aussehen',
    same: 'Eine Sprache kann nicht in sich selbst kopiert werden',
    copyTo: 'In eine andere Sprache kopieren',
    toPublish: 'Sprache, die veröffentlicht wird',
    selected: 'Ausgewählte Sprachen',
    chooseCopy: 'Wählen Sie die Sprache, die kopiert wird',
    chooseDuplicate: 'Wählen Sie die Sprachen, die dupliziert werden',
    restore:
      '{{label}}: Der Stand vom {{versionDate}} wird wiederhergestellt, in allen zehn Sprachen. Spätere Änderungen werden in jeder Sprache ersetzt, nicht nur in der, die Sie gerade sehen.',
    publishAll: 'Alle Sprachen veröffentlichen',
    chooseShown: 'Wählen Sie die Sprachen, die gezeigt werden',
    show: 'Sprachen zeigen:',
    planned: 'Geplant',
    nothingPlanned: 'Es ist nichts geplant.',
    trash: {
      move: [
        '{{label}} <1>{{title}}</1> löschen? Aus dem Papierkorb lässt sich das 30 Tage lang zurückholen.',
        '{{count}} {{label}} löschen? Aus dem Papierkorb lässt sich das 30 Tage lang zurückholen.',
      ],
      moved: [
        '{{label}} „{{title}}“ wurde gelöscht und bleibt 30 Tage im Papierkorb.',
        '{{count}} {{label}} gelöscht. Sie bleiben 30 Tage im Papierkorb.',
      ],
      restore: '{{label}} <1>{{title}}</1> aus dem Papierkorb zurückholen?',
      restoreAsDraft:
        '{{label}} <1>{{title}}</1> aus dem Papierkorb zurückholen? Besucher sehen das erst wieder, wenn es veröffentlicht ist.',
      forGood: 'Endgültig löschen, ohne Papierkorb',
      readOnly: '{{label}} im Papierkorb: vor dem Ändern wiederherstellen.',
    },
  }),
  es: payloadTexts({
    choosePassword: 'Elija su contraseña',
    notSaved: ['No se pudo guardar este idioma:', 'No se pudieron guardar estos idiomas:'],
    all: 'Todos los idiomas',
    fallback: 'Mostrar el idioma predeterminado en su lugar',
    language: 'Idioma de los textos',
    languages: 'Idiomas',
    without: '<Sin {{label}}>',
    yes: 'Sí',
    no: 'No',
    yesOrNo: 'Este campo solo puede ser sí o no.',
    toUpload: 'por subir',
    settings: 'Idioma y apariencia',
    same: 'Un idioma no se puede copiar en sí mismo',
    copyTo: 'Copiar a otro idioma',
    toPublish: 'Idioma que se publica',
    selected: 'Idiomas seleccionados',
    chooseCopy: 'Elija el idioma que se copia',
    chooseDuplicate: 'Elija los idiomas que se duplican',
    restore:
      '{{label}}: se restaurará el estado del {{versionDate}} en los diez idiomas. Los cambios posteriores se sustituyen en todos los idiomas, no solo en el que está viendo.',
    publishAll: 'Publicar todos los idiomas',
    chooseShown: 'Elija los idiomas que se muestran',
    show: 'Mostrar idiomas:',
    planned: 'Programado',
    nothingPlanned: 'No hay nada programado.',
    trash: {
      move: [
        '¿Eliminar {{label}} <1>{{title}}</1>? Se puede recuperar de la papelera durante 30 días.',
        '¿Eliminar {{count}} {{label}}? Se pueden recuperar de la papelera durante 30 días.',
      ],
      moved: [
        '{{label}} «{{title}}»: eliminado. Queda 30 días en la papelera.',
        '{{count}} {{label}}: eliminados. Quedan 30 días en la papelera.',
      ],
      restore: '¿Recuperar {{label}} <1>{{title}}</1> de la papelera?',
      restoreAsDraft:
        '¿Recuperar {{label}} <1>{{title}}</1> de la papelera? Los visitantes lo verán de nuevo cuando se publique.',
      forGood: 'Eliminar definitivamente, sin papelera',
      readOnly: '{{label}} en la papelera: recupérelo para cambiarlo.',
    },
  }),
  fr: payloadTexts({
    choosePassword: 'Choisissez votre mot de passe',
    notSaved: ['Cette langue n’a pas pu être enregistrée :', 'Ces langues n’ont pas pu être enregistrées :'],
    all: 'Toutes les langues',
    fallback: 'Afficher la langue par défaut à la place',
    language: 'Langue des textes',
    languages: 'Langues',
    without: '<Sans {{label}}>',
    yes: 'Oui',
    no: 'Non',
    yesOrNo: 'Ce champ ne peut être que oui ou non.',
    toUpload: 'à téléverser',
    settings: 'Langue et apparence',
    same: 'Une langue ne peut pas être copiée sur elle-même',
    copyTo: 'Copier vers une autre langue',
    toPublish: 'Langue à publier',
    selected: 'Langues sélectionnées',
    chooseCopy: 'Choisissez la langue à copier',
    chooseDuplicate: 'Choisissez les langues à dupliquer',
    restore:
      '{{label}} : l’état du {{versionDate}} va être restauré, dans les dix langues. Les changements faits depuis sont remplacés dans chaque langue, pas seulement dans celle que vous regardez.',
    publishAll: 'Publier toutes les langues',
    chooseShown: 'Choisissez les langues à afficher',
    show: 'Afficher les langues :',
    planned: 'Programmé',
    nothingPlanned: 'Rien n’est programmé.',
    trash: {
      move: [
        'Supprimer {{label}} <1>{{title}}</1> ? La corbeille permet de le récupérer pendant 30 jours.',
        'Supprimer {{count}} {{label}} ? La corbeille permet de les récupérer pendant 30 jours.',
      ],
      moved: [
        '{{label}} « {{title}} » : suppression faite. Reste 30 jours dans la corbeille.',
        '{{count}} {{label}} : suppression faite. Restent 30 jours dans la corbeille.',
      ],
      restore: 'Récupérer {{label}} <1>{{title}}</1> de la corbeille ?',
      restoreAsDraft:
        'Récupérer {{label}} <1>{{title}}</1> de la corbeille ? Les visiteurs le reverront après la publication.',
      forGood: 'Supprimer définitivement, sans corbeille',
      readOnly: '{{label}} dans la corbeille : à récupérer avant toute modification.',
    },
  }),
  it: payloadTexts({
    choosePassword: 'Scelga la Sua password',
    notSaved: [
      'Non è stato possibile salvare questa lingua:',
      'Non è stato possibile salvare queste lingue:',
    ],
    all: 'Tutte le lingue',
    fallback: 'Mostrare al suo posto la lingua predefinita',
    language: 'Lingua dei testi',
    languages: 'Lingue',
    without: '<Senza {{label}}>',
    yes: 'Sì',
    no: 'No',
    yesOrNo: 'Questo campo può essere solo sì o no.',
    toUpload: 'da caricare',
    settings: 'Lingua e aspetto',
    same: 'Una lingua non si può copiare in sé stessa',
    copyTo: 'Copia in un’altra lingua',
    toPublish: 'Lingua da pubblicare',
    selected: 'Lingue selezionate',
    chooseCopy: 'Scelga la lingua da copiare',
    chooseDuplicate: 'Scelga le lingue da duplicare',
    restore:
      '{{label}}: sarà ripristinato lo stato del {{versionDate}}, in tutte e dieci le lingue. Le modifiche successive vengono sostituite in ogni lingua, non solo in quella che sta guardando.',
    publishAll: 'Pubblica tutte le lingue',
    chooseShown: 'Scelga le lingue da mostrare',
    show: 'Mostra le lingue:',
    planned: 'Programmato',
    nothingPlanned: 'Non c’è niente di programmato.',
    trash: {
      move: [
        'Eliminare {{label}} <1>{{title}}</1>? Si può recuperare dal cestino per 30 giorni.',
        'Eliminare {{count}} {{label}}? Si possono recuperare dal cestino per 30 giorni.',
      ],
      moved: [
        '{{label}} «{{title}}»: eliminazione riuscita. Resta nel cestino per 30 giorni.',
        '{{count}} {{label}}: eliminazione riuscita. Restano nel cestino per 30 giorni.',
      ],
      restore: 'Recuperare {{label}} <1>{{title}}</1> dal cestino?',
      restoreAsDraft:
        'Recuperare {{label}} <1>{{title}}</1> dal cestino? I visitatori lo rivedono dopo la pubblicazione.',
      forGood: 'Elimina definitivamente, senza cestino',
      readOnly: '{{label}} nel cestino: da recuperare prima di modificare.',
    },
  }),
  pt: payloadTexts({
    choosePassword: 'Escolha a sua palavra-passe',
    notSaved: ['Não foi possível guardar este idioma:', 'Não foi possível guardar estes idiomas:'],
    all: 'Todos os idiomas',
    fallback: 'Mostrar o idioma predefinido em vez disso',
    language: 'Idioma dos textos',
    languages: 'Idiomas',
    without: '<Sem {{label}}>',
    yes: 'Sim',
    no: 'Não',
    yesOrNo: 'Este campo só pode ser sim ou não.',
    toUpload: 'por carregar',
    settings: 'Idioma e aparência',
    same: 'Um idioma não pode ser copiado para si próprio',
    copyTo: 'Copiar para outro idioma',
    toPublish: 'Idioma a publicar',
    selected: 'Idiomas selecionados',
    chooseCopy: 'Escolha o idioma a copiar',
    chooseDuplicate: 'Escolha os idiomas a duplicar',
    restore:
      '{{label}}: vai ser reposto o estado de {{versionDate}}, nos dez idiomas. As alterações feitas desde então são substituídas em todos os idiomas, não só no que está a ver.',
    publishAll: 'Publicar todos os idiomas',
    chooseShown: 'Escolha os idiomas a mostrar',
    show: 'Mostrar idiomas:',
    planned: 'Agendado',
    nothingPlanned: 'Não há nada agendado.',
    trash: {
      move: [
        'Eliminar {{label}} <1>{{title}}</1>? É possível recuperar do lixo durante 30 dias.',
        'Eliminar {{count}} {{label}}? É possível recuperar do lixo durante 30 dias.',
      ],
      moved: [
        '{{label}} «{{title}}»: eliminado. Fica no lixo durante 30 dias.',
        '{{count}} {{label}}: eliminados. Ficam no lixo durante 30 dias.',
      ],
      restore: 'Recuperar {{label}} <1>{{title}}</1> do lixo?',
      restoreAsDraft:
        'Recuperar {{label}} <1>{{title}}</1> do lixo? Os visitantes voltam a ver depois da publicação.',
      forGood: 'Eliminar definitivamente, sem passar pelo lixo',
      readOnly: '{{label}} no lixo: recupere antes de alterar.',
    },
  }),
  ca: payloadTexts({
    choosePassword: 'Triï la seva contrasenya',
    notSaved: ['No s’ha pogut desar aquesta llengua:', 'No s’han pogut desar aquestes llengües:'],
    all: 'Totes les llengües',
    fallback: 'Mostra la llengua predeterminada en lloc seu',
    language: 'Llengua dels textos',
    languages: 'Llengües',
    without: '<Sense {{label}}>',
    yes: 'Sí',
    no: 'No',
    yesOrNo: 'Aquest camp només pot ser sí o no.',
    toUpload: 'per pujar',
    settings: 'Llengua i aparença',
    same: 'Una llengua no es pot copiar en si mateixa',
    copyTo: 'Copia a una altra llengua',
    toPublish: 'Llengua que es publica',
    selected: 'Llengües seleccionades',
    chooseCopy: 'Triï la llengua que es copia',
    chooseDuplicate: 'Triï les llengües que es dupliquen',
    restore:
      '{{label}}: es restaurarà l’estat del {{versionDate}}, en les deu llengües. Els canvis posteriors se substitueixen en totes les llengües, no només en la que està veient.',
    publishAll: 'Publica totes les llengües',
    chooseShown: 'Triï les llengües que es mostren',
    show: 'Mostra les llengües:',
    planned: 'Programat',
    nothingPlanned: 'No hi ha res programat.',
    trash: {
      move: [
        'Voleu suprimir {{label}} <1>{{title}}</1>? Es pot recuperar de la paperera durant 30 dies.',
        'Voleu suprimir {{count}} {{label}}? Es poden recuperar de la paperera durant 30 dies.',
      ],
      moved: [
        '{{label}} «{{title}}»: suprimit. Es queda 30 dies a la paperera.',
        '{{count}} {{label}}: suprimits. Es queden 30 dies a la paperera.',
      ],
      restore: 'Voleu recuperar {{label}} <1>{{title}}</1> de la paperera?',
      restoreAsDraft:
        'Voleu recuperar {{label}} <1>{{title}}</1> de la paperera? Els visitants ho tornaran a veure quan es publiqui.',
      forGood: 'Suprimeix definitivament, sense paperera',
      readOnly: '{{label}} a la paperera: recupereu-ho per canviar-ho.',
    },
  }),
}
