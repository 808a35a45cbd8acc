import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'
import type { StepName } from '../contract'

export interface FirstStepsTexts {
  title: string
  intro: string
  onlyAdministrators: string
  steps: Record<StepName, string>
  save: string
  next: string
  skipAll: string
  finish: string
  failed: string
  name: string
  logo: string
  hasLogo: string
  languages: string
  languagesHint: string
  defaultLanguage: string
  currency: string
  asNow: string
  currencyHint: string
  timeZone: string
  timeZoneHint: string
  theme: string
  themeHint: string
  appearance: string
  demoIntro: string
  keepDemo: string
  removeDemo: string
  unknownDemo: string
  removedDemo: string
  confirm: string
  goes: string
  nothingGoes: string
  stays: string
  changed: string
  usedBy: (by: string) => string
  cancel: string
  done: string
  loading: string
}

export const firstStepsTexts: PanelTexts<FirstStepsTexts> = {
  en: {
    title: 'First steps',
    intro: 'Five short steps make this site yours. You can leave any of them out and come back later.',
    onlyAdministrators: 'Only administrators set up the site.',
    steps: {
      identity: 'Name and logo',
      languages: 'Languages',
      money: 'Currency and time zone',
      theme: 'Theme',
      demo: 'The demo',
    },
    save: 'Save and go on',
    next: 'Leave as it is',
    skipAll: 'Skip all steps',
    finish: 'Finish',
    failed: 'This could not be saved. Try again.',
    name: 'Name of the school or group of schools',
    logo: 'Logo (JPEG, PNG, WebP or AVIF)',
    hasLogo: 'There is a logo. A new file replaces it.',
    languages: 'Languages that visitors see',
    languagesHint: 'None chosen: all ten.',
    defaultLanguage: 'Default language',
    currency: 'Currency of your prices',
    asNow: 'As it is now',
    currencyHint: 'Amounts are not converted. Exchange rates are under “Currencies and quotes”.',
    timeZone: 'Time zone of your office',
    timeZoneHint: 'The panel shows times in it.',
    theme: 'Theme',
    themeHint: 'Colours, fonts and corners can be changed under',
    appearance: 'Appearance',
    demoIntro:
      'The site was filled with two invented schools. Keep them to try things out, or as a pattern; remove them before visitors come.',
    keepDemo: 'Keep the demo for now',
    removeDemo: 'Remove the demo …',
    unknownDemo:
      'This site has no record of what the demo has brought: it was set up without the demo or by an earlier version. Delete what you do not need by hand.',
    removedDemo: 'The demo has been removed.',
    confirm: 'Remove the demo?',
    goes: 'This will be deleted for good:',
    nothingGoes: 'Nothing is left of the demo that could be deleted.',
    stays: 'This stays, because you changed it or still use it:',
    changed: 'changed',
    usedBy: (by) => `used by “${by}”`,
    cancel: 'Cancel',
    done: 'The demo has been removed. Deleted:',
    loading: 'Looking at what the demo has brought …',
  },
  de: {
    title: 'Erste Schritte',
    intro:
      'Fünf kurze Schritte machen diese Website zu Ihrer. Jeder kann ausgelassen und später nachgeholt werden.',
    onlyAdministrators: 'Nur Administratoren richten die Website ein.',
    steps: {
      identity: 'Name und Logo',
      languages: 'Sprachen',
      money: 'Währung und Zeitzone',
      theme: 'Design',
      demo: 'Die Demo',
    },
    save: 'Speichern und weiter',
    next: 'So lassen',
    skipAll: 'Alle Schritte überspringen',
    finish: 'Fertig',
    failed: 'Das konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    name: 'Name der Schule oder Schulgruppe',
    logo: 'Logo (JPEG, PNG, WebP oder AVIF)',
    hasLogo: 'Es gibt ein Logo. Eine neue Datei ersetzt es.',
    languages: 'Sprachen, die Besucher sehen',
    languagesHint: 'Keine ausgewählt: alle zehn.',
    defaultLanguage: 'Standardsprache',
    currency: 'Währung Ihrer Preise',
    asNow: 'Wie bisher',
    currencyHint: 'Beträge werden nicht umgerechnet. Wechselkurse stehen unter „Währungen und Angebote“.',
    timeZone: 'Zeitzone Ihres Büros',
    timeZoneHint: 'Die Verwaltung zeigt Zeiten in ihr an.',
    theme: 'Design',
    themeHint: 'Farben, Schriften und Ecken ändern Sie unter',
    appearance: 'Erscheinungsbild',
    demoIntro:
      'Die Website wurde mit zwei erfundenen Schulen gefüllt. Behalten Sie sie zum Ausprobieren oder als Vorlage; entfernen Sie sie, bevor Besucher kommen.',
    keepDemo: 'Demo vorerst behalten',
    removeDemo: 'Demo entfernen …',
    unknownDemo:
      'Diese Website hat nicht aufgezeichnet, was die Demo mitgebracht hat: Sie wurde ohne Demo oder von einer früheren Version eingerichtet. Löschen Sie von Hand, was Sie nicht brauchen.',
    removedDemo: 'Die Demo wurde entfernt.',
    confirm: 'Demo entfernen?',
    goes: 'Das wird endgültig gelöscht:',
    nothingGoes: 'Von der Demo ist nichts übrig, was gelöscht werden könnte.',
    stays: 'Das bleibt, weil Sie es geändert haben oder noch verwenden:',
    changed: 'geändert',
    usedBy: (by) => `verwendet von „${by}“`,
    cancel: 'Abbrechen',
    done: 'Die Demo wurde entfernt. Gelöscht:',
    loading: 'Es wird nachgesehen, was die Demo mitgebracht hat …',
  },
  es: {
    title: 'Primeros pasos',
    intro: 'Con cinco pasos breves este sitio será el suyo. Puede omitir cualquiera y volver más tarde.',
    onlyAdministrators: 'Solo los administradores configuran el sitio.',
    steps: {
      identity: 'Nombre y logotipo',
      languages: 'Idiomas',
      money: 'Moneda y zona horaria',
      theme: 'Tema',
      demo: 'La demostración',
    },
    save: 'Guardar y seguir',
    next: 'Dejar como está',
    skipAll: 'Omitir todos los pasos',
    finish: 'Terminar',
    failed: 'No se pudo guardar. Inténtelo de nuevo.',
    name: 'Nombre de la escuela o del grupo de escuelas',
    logo: 'Logotipo (JPEG, PNG, WebP o AVIF)',
    hasLogo: 'Ya hay un logotipo. Un archivo nuevo lo sustituye.',
    languages: 'Idiomas que ven los visitantes',
    languagesHint: 'Ninguno elegido: los diez.',
    defaultLanguage: 'Idioma predeterminado',
    currency: 'Moneda de sus precios',
    asNow: 'Como ahora',
    currencyHint: 'Los importes no se convierten. Los tipos de cambio están en «Monedas y presupuestos».',
    timeZone: 'Zona horaria de su oficina',
    timeZoneHint: 'El panel muestra las horas en ella.',
    theme: 'Tema',
    themeHint: 'Los colores, las letras y las esquinas se cambian en',
    appearance: 'Aspecto',
    demoIntro:
      'El sitio se llenó con dos escuelas inventadas. Consérvelas para probar o como modelo; elimínelas antes de que lleguen visitantes.',
    keepDemo: 'Conservar la demostración por ahora',
    removeDemo: 'Eliminar la demostración …',
    unknownDemo:
      'Este sitio no registró lo que trajo la demostración: se configuró sin ella o con una versión anterior. Borre a mano lo que no necesite.',
    removedDemo: 'La demostración se ha eliminado.',
    confirm: '¿Eliminar la demostración?',
    goes: 'Esto se borrará definitivamente:',
    nothingGoes: 'No queda nada de la demostración que se pueda borrar.',
    stays: 'Esto se queda, porque usted lo cambió o todavía lo usa:',
    changed: 'cambiado',
    usedBy: (by) => `usado por «${by}»`,
    cancel: 'Cancelar',
    done: 'La demostración se ha eliminado. Borrado:',
    loading: 'Mirando lo que trajo la demostración …',
  },
  fr: {
    title: 'Premiers pas',
    intro: 'En cinq courtes étapes, ce site devient le vôtre. Vous pouvez en omettre et y revenir plus tard.',
    onlyAdministrators: 'Seuls les administrateurs configurent le site.',
    steps: {
      identity: 'Nom et logo',
      languages: 'Langues',
      money: 'Monnaie et fuseau horaire',
      theme: 'Thème',
      demo: 'La démonstration',
    },
    save: 'Enregistrer et continuer',
    next: 'Laisser tel quel',
    skipAll: 'Passer toutes les étapes',
    finish: 'Terminer',
    failed: 'L’enregistrement a échoué. Réessayez.',
    name: 'Nom de l’école ou du groupe d’écoles',
    logo: 'Logo (JPEG, PNG, WebP ou AVIF)',
    hasLogo: 'Il y a un logo. Un nouveau fichier le remplace.',
    languages: 'Langues que voient les visiteurs',
    languagesHint: 'Aucune choisie : les dix.',
    defaultLanguage: 'Langue par défaut',
    currency: 'Monnaie de vos prix',
    asNow: 'Comme maintenant',
    currencyHint:
      'Les montants ne sont pas convertis. Les taux de change se trouvent sous « Monnaies et devis ».',
    timeZone: 'Fuseau horaire de votre bureau',
    timeZoneHint: 'Le panneau affiche les heures dans ce fuseau.',
    theme: 'Thème',
    themeHint: 'Les couleurs, polices et angles se changent sous',
    appearance: 'Apparence',
    demoIntro:
      'Le site a été rempli avec deux écoles inventées. Gardez-les pour essayer ou comme modèle ; retirez-les avant l’arrivée des visiteurs.',
    keepDemo: 'Garder la démonstration pour l’instant',
    removeDemo: 'Retirer la démonstration …',
    unknownDemo:
      'Ce site n’a pas noté ce que la démonstration a apporté : il a été installé sans elle ou par une version antérieure. Supprimez à la main ce dont vous n’avez pas besoin.',
    removedDemo: 'La démonstration a été retirée.',
    confirm: 'Retirer la démonstration ?',
    goes: 'Ceci sera supprimé définitivement :',
    nothingGoes: 'Il ne reste rien de la démonstration à supprimer.',
    stays: 'Ceci reste, parce que vous l’avez modifié ou l’utilisez encore :',
    changed: 'modifié',
    usedBy: (by) => `utilisé par « ${by} »`,
    cancel: 'Annuler',
    done: 'La démonstration a été retirée. Supprimé :',
    loading: 'Recherche de ce que la démonstration a apporté …',
  },
  it: {
    title: 'Primi passi',
    intro: 'Cinque brevi passi rendono vostro questo sito. Potete saltarne e tornarci più tardi.',
    onlyAdministrators: 'Solo gli amministratori configurano il sito.',
    steps: {
      identity: 'Nome e logo',
      languages: 'Lingue',
      money: 'Valuta e fuso orario',
      theme: 'Tema',
      demo: 'La demo',
    },
    save: 'Salva e continua',
    next: 'Lascia com’è',
    skipAll: 'Salta tutti i passi',
    finish: 'Fine',
    failed: 'Non è stato possibile salvare. Riprovate.',
    name: 'Nome della scuola o del gruppo di scuole',
    logo: 'Logo (JPEG, PNG, WebP o AVIF)',
    hasLogo: 'C’è già un logo. Un nuovo file lo sostituisce.',
    languages: 'Lingue che vedono i visitatori',
    languagesHint: 'Nessuna scelta: tutte e dieci.',
    defaultLanguage: 'Lingua predefinita',
    currency: 'Valuta dei vostri prezzi',
    asNow: 'Come adesso',
    currencyHint: 'Gli importi non vengono convertiti. I tassi di cambio sono in «Valute e preventivi».',
    timeZone: 'Fuso orario del vostro ufficio',
    timeZoneHint: 'Il pannello mostra gli orari in questo fuso.',
    theme: 'Tema',
    themeHint: 'Colori, caratteri e angoli si cambiano in',
    appearance: 'Aspetto',
    demoIntro:
      'Il sito è stato riempito con due scuole inventate. Tenetele per provare o come modello; toglietele prima che arrivino i visitatori.',
    keepDemo: 'Tieni la demo per ora',
    removeDemo: 'Rimuovi la demo …',
    unknownDemo:
      'Questo sito non ha registrato che cosa ha portato la demo: è stato configurato senza demo o da una versione precedente. Eliminate a mano ciò che non vi serve.',
    removedDemo: 'La demo è stata rimossa.',
    confirm: 'Rimuovere la demo?',
    goes: 'Questo sarà eliminato per sempre:',
    nothingGoes: 'Della demo non resta nulla da eliminare.',
    stays: 'Questo resta, perché lo avete modificato o lo usate ancora:',
    changed: 'modificato',
    usedBy: (by) => `usato da «${by}»`,
    cancel: 'Annulla',
    done: 'La demo è stata rimossa. Eliminato:',
    loading: 'Si guarda che cosa ha portato la demo …',
  },
  pt: {
    title: 'Primeiros passos',
    intro: 'Cinco passos curtos tornam este site seu. Pode saltar qualquer um e voltar mais tarde.',
    onlyAdministrators: 'Só os administradores configuram o site.',
    steps: {
      identity: 'Nome e logótipo',
      languages: 'Línguas',
      money: 'Moeda e fuso horário',
      theme: 'Tema',
      demo: 'A demonstração',
    },
    save: 'Guardar e continuar',
    next: 'Deixar como está',
    skipAll: 'Saltar todos os passos',
    finish: 'Concluir',
    failed: 'Não foi possível guardar. Tente de novo.',
    name: 'Nome da escola ou do grupo de escolas',
    logo: 'Logótipo (JPEG, PNG, WebP ou AVIF)',
    hasLogo: 'Já há um logótipo. Um novo ficheiro substitui-o.',
    languages: 'Línguas que os visitantes veem',
    languagesHint: 'Nenhuma escolhida: todas as dez.',
    defaultLanguage: 'Língua predefinida',
    currency: 'Moeda dos seus preços',
    asNow: 'Como agora',
    currencyHint: 'Os valores não são convertidos. As taxas de câmbio estão em «Moedas e orçamentos».',
    timeZone: 'Fuso horário do seu escritório',
    timeZoneHint: 'O painel mostra as horas nele.',
    theme: 'Tema',
    themeHint: 'As cores, letras e cantos mudam-se em',
    appearance: 'Aspeto',
    demoIntro:
      'O site foi preenchido com duas escolas inventadas. Mantenha-as para experimentar ou como modelo; remova-as antes de chegarem visitantes.',
    keepDemo: 'Manter a demonstração por agora',
    removeDemo: 'Remover a demonstração …',
    unknownDemo:
      'Este site não registou o que a demonstração trouxe: foi configurado sem ela ou por uma versão anterior. Apague à mão o que não precisa.',
    removedDemo: 'A demonstração foi removida.',
    confirm: 'Remover a demonstração?',
    goes: 'Isto será apagado definitivamente:',
    nothingGoes: 'Não resta nada da demonstração que se possa apagar.',
    stays: 'Isto fica, porque o alterou ou ainda o usa:',
    changed: 'alterado',
    usedBy: (by) => `usado por «${by}»`,
    cancel: 'Cancelar',
    done: 'A demonstração foi removida. Apagado:',
    loading: 'A ver o que a demonstração trouxe …',
  },
  ca: {
    title: 'Primers passos',
    intro: 'Cinc passos breus fan vostre aquest lloc. Podeu ometre’n qualsevol i tornar-hi més tard.',
    onlyAdministrators: 'Només els administradors configuren el lloc.',
    steps: {
      identity: 'Nom i logotip',
      languages: 'Llengües',
      money: 'Moneda i fus horari',
      theme: 'Tema',
      demo: 'La demostració',
    },
    save: 'Desa i continua',
    next: 'Deixa-ho com està',
    skipAll: 'Omet tots els passos',
    finish: 'Acaba',
    failed: 'No s’ha pogut desar. Torneu-ho a provar.',
    name: 'Nom de l’escola o del grup d’escoles',
    logo: 'Logotip (JPEG, PNG, WebP o AVIF)',
    hasLogo: 'Ja hi ha un logotip. Un fitxer nou el substitueix.',
    languages: 'Llengües que veuen els visitants',
    languagesHint: 'Cap de triada: totes deu.',
    defaultLanguage: 'Llengua predeterminada',
    currency: 'Moneda dels vostres preus',
    asNow: 'Com ara',
    currencyHint: 'Els imports no es converteixen. Els tipus de canvi són a «Monedes i pressupostos».',
    timeZone: 'Fus horari de la vostra oficina',
    timeZoneHint: 'El tauler mostra les hores en aquest fus.',
    theme: 'Tema',
    themeHint: 'Els colors, les lletres i els cantons es canvien a',
    appearance: 'Aparença',
    demoIntro:
      'El lloc es va omplir amb dues escoles inventades. Conserveu-les per provar o com a model; elimineu-les abans que arribin visitants.',
    keepDemo: 'Conserva la demostració de moment',
    removeDemo: 'Elimina la demostració …',
    unknownDemo:
      'Aquest lloc no va registrar què va portar la demostració: es va configurar sense o amb una versió anterior. Esborreu a mà el que no necessiteu.',
    removedDemo: 'La demostració s’ha eliminat.',
    confirm: 'Voleu eliminar la demostració?',
    goes: 'Això s’esborrarà definitivament:',
    nothingGoes: 'No queda res de la demostració que es pugui esborrar.',
    stays: 'Això es queda, perquè ho heu canviat o encara ho feu servir:',
    changed: 'canviat',
    usedBy: (by) => `usat per «${by}»`,
    cancel: 'Cancel·la',
    done: 'La demostració s’ha eliminat. Esborrat:',
    loading: 'S’està mirant què va portar la demostració …',
  },
}
