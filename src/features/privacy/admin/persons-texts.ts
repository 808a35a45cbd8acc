import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'
import type { PersonalKind } from '../../../platform/payload/personal-data'

interface PersonsTexts {
  title: string
  intro: string
  notAllowed: string
  address: string
  find: string
  nothing: (address: string) => string
  noGuardian: (who: string) => string
  kinds: Record<PersonalKind, string>
  day: string
  what: string
  untitled: string
  save: string
  saved: string
  erase: string
  /** Explains what erasing does. */
  eraseHint: string
  eraseNow: string
  failed: string
  report: string
  found: string
  erased: string
  emptied: string
  kept: string
  reportHint: string
  saveReport: string
  /** How the log names an erasure. */
  logged: string
  noneLogged: string
}

export const personsTexts: PanelTexts<PersonsTexts> = {
  en: {
    title: 'Find a person',
    intro:
      'When somebody asks what is stored about them, or to have it erased. Make sure that the address is theirs.',
    notAllowed: 'Only administrators see what is stored about a person.',
    address: 'E-mail address, or name or phone number of a guardian',
    find: 'Find',
    nothing: (address) => `Nothing is stored about ${address}.`,
    noGuardian: (who) =>
      `There is no guardian with the name or phone number ${who}. Everybody else is found by e-mail address.`,
    kinds: {
      enrolments: 'Enrolments',
      guardians: 'Guardians',
      quotes: 'Quotes',
      invoices: 'Invoices',
      payments: 'Payments',
      forms: 'Forms',
      comments: 'Comments',
      mails: 'Mails',
    },
    day: 'Day',
    what: 'What',
    untitled: '(without a title)',
    save: 'Save everything as a file',
    saved: 'The file is on its way. Give it to the person it is about, and to nobody else.',
    erase: 'Erase …',
    eraseHint:
      'Everything listed here is erased for ever. Comments with replies stay as empty places, “removed at the author’s request”. A quote that somebody else has enrolled with stays. Invoices and payments stay, because the law requires it; an enrolment stays until its invoice is paid or cancelled. Of a guardian only name, contact and consent are erased; the student’s enrolment stays. This cannot be undone. Backups keep it until they expire.',
    eraseNow: 'Erase all of it for ever',
    failed: 'This did not work. Nothing was changed. Try again in a moment.',
    report: 'Report of the erasure',
    found: 'Found',
    erased: 'Erased',
    emptied: 'Emptied',
    kept: 'Kept',
    reportHint: 'The report does not name the person. The log has the same numbers.',
    saveReport: 'Save the report',
    logged: 'Personal data',
    noneLogged: 'none',
  },
  de: {
    title: 'Person suchen',
    intro:
      'Wenn jemand wissen will, was über ihn gespeichert ist, oder es löschen lassen will. Vergewissern Sie sich, dass die Adresse dieser Person gehört.',
    notAllowed: 'Nur Administratoren sehen, was über eine Person gespeichert ist.',
    address: 'E-Mail-Adresse, oder Name oder Telefonnummer von Erziehungsberechtigten',
    find: 'Suchen',
    nothing: (address) => `Über ${address} ist nichts gespeichert.`,
    noGuardian: (who) =>
      `Es gibt keine Erziehungsberechtigten mit dem Namen oder der Telefonnummer ${who}. Alle anderen finden Sie über die E-Mail-Adresse.`,
    kinds: {
      enrolments: 'Anmeldungen',
      guardians: 'Erziehungsberechtigte',
      quotes: 'Angebote',
      invoices: 'Rechnungen',
      payments: 'Zahlungen',
      forms: 'Formulare',
      comments: 'Kommentare',
      mails: 'E-Mails',
    },
    day: 'Tag',
    what: 'Was',
    untitled: '(ohne Titel)',
    save: 'Alles als Datei speichern',
    saved: 'Die Datei wird heruntergeladen. Geben Sie sie nur der Person, um die es geht.',
    erase: 'Löschen …',
    eraseHint:
      'Alles, was hier steht, wird für immer gelöscht. Kommentare mit Antworten bleiben als leere Stellen, „auf Wunsch des Autors entfernt“. Ein Angebot, mit dem sich noch jemand angemeldet hat, bleibt. Rechnungen und Zahlungen bleiben, weil das Gesetz es verlangt; eine Anmeldung bleibt, bis ihre Rechnung bezahlt oder storniert ist. Von Erziehungsberechtigten werden nur Name, Kontakt und Einwilligung gelöscht; die Anmeldung bleibt. Das lässt sich nicht rückgängig machen. Sicherungen enthalten es, bis sie ablaufen.',
    eraseNow: 'Alles für immer löschen',
    failed: 'Das hat nicht funktioniert. Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
    report: 'Bericht über die Löschung',
    found: 'Gefunden',
    erased: 'Gelöscht',
    emptied: 'Geleert',
    kept: 'Behalten',
    reportHint: 'Der Bericht nennt die Person nicht. Im Protokoll stehen dieselben Zahlen.',
    saveReport: 'Bericht speichern',
    logged: 'Personenbezogene Daten',
    noneLogged: 'keine',
  },
  es: {
    title: 'Buscar a una persona',
    intro:
      'Cuando alguien pregunta qué se guarda sobre él o pide que se borre. Asegúrese de que la dirección es suya.',
    notAllowed: 'Solo los administradores ven lo que se guarda sobre una persona.',
    address: 'Dirección de correo, o nombre o teléfono de un tutor',
    find: 'Buscar',
    nothing: (address) => `No se guarda nada sobre ${address}.`,
    noGuardian: (who) =>
      `No hay ningún tutor con el nombre o teléfono ${who}. A los demás se los encuentra por la dirección de correo.`,
    kinds: {
      enrolments: 'Inscripciones',
      guardians: 'Tutores',
      quotes: 'Presupuestos',
      invoices: 'Facturas',
      payments: 'Pagos',
      forms: 'Formularios',
      comments: 'Comentarios',
      mails: 'Correos',
    },
    day: 'Día',
    what: 'Qué',
    untitled: '(sin título)',
    save: 'Guardar todo en un archivo',
    saved: 'El archivo se está descargando. Entréguelo solo a la persona de la que trata.',
    erase: 'Borrar …',
    eraseHint:
      'Todo lo que figura aquí se borra para siempre. Los comentarios con respuestas quedan como huecos vacíos, «retirado a petición del autor». Un presupuesto con el que se ha inscrito otra persona se conserva. Las facturas y los pagos se conservan, porque la ley lo exige; una inscripción se conserva hasta que su factura esté pagada o anulada. De un tutor solo se borran el nombre, el contacto y el consentimiento; la inscripción del estudiante se conserva. No se puede deshacer. Las copias de seguridad lo conservan hasta que caducan.',
    eraseNow: 'Borrarlo todo para siempre',
    failed: 'No ha funcionado. No se ha cambiado nada. Inténtelo de nuevo en un momento.',
    report: 'Informe del borrado',
    found: 'Encontrado',
    erased: 'Borrado',
    emptied: 'Vaciado',
    kept: 'Conservado',
    reportHint: 'El informe no nombra a la persona. El registro contiene los mismos números.',
    saveReport: 'Guardar el informe',
    logged: 'Datos personales',
    noneLogged: 'ninguno',
  },
  fr: {
    title: 'Trouver une personne',
    intro:
      'Quand quelqu’un demande ce qui est enregistré à son sujet, ou son effacement. Assurez-vous que l’adresse est bien la sienne.',
    notAllowed: 'Seuls les administrateurs voient ce qui est enregistré sur une personne.',
    address: 'Adresse e-mail, ou nom ou téléphone d’un responsable légal',
    find: 'Chercher',
    nothing: (address) => `Rien n’est enregistré sur ${address}.`,
    noGuardian: (who) =>
      `Il n’y a pas de responsable légal avec le nom ou le téléphone ${who}. Les autres personnes se trouvent par leur adresse e-mail.`,
    kinds: {
      enrolments: 'Inscriptions',
      guardians: 'Responsables légaux',
      quotes: 'Devis',
      invoices: 'Factures',
      payments: 'Paiements',
      forms: 'Formulaires',
      comments: 'Commentaires',
      mails: 'E-mails',
    },
    day: 'Jour',
    what: 'Quoi',
    untitled: '(sans titre)',
    save: 'Tout enregistrer dans un fichier',
    saved: 'Le fichier est en cours de téléchargement. Ne le donnez qu’à la personne concernée.',
    erase: 'Effacer…',
    eraseHint:
      'Tout ce qui figure ici est effacé pour toujours. Les commentaires qui ont des réponses restent comme des places vides, « retiré à la demande de l’auteur ». Un devis avec lequel quelqu’un d’autre s’est inscrit reste. Les factures et les paiements restent, car la loi l’exige ; une inscription reste jusqu’à ce que sa facture soit payée ou annulée. D’un responsable légal, seuls le nom, le contact et l’accord sont effacés ; l’inscription de l’étudiant reste. C’est irréversible. Les sauvegardes le gardent jusqu’à leur expiration.',
    eraseNow: 'Tout effacer pour toujours',
    failed: 'Cela n’a pas fonctionné. Rien n’a été modifié. Réessayez dans un instant.',
    report: 'Rapport d’effacement',
    found: 'Trouvé',
    erased: 'Effacé',
    emptied: 'Vidé',
    kept: 'Gardé',
    reportHint: 'Le rapport ne nomme pas la personne. Le journal contient les mêmes nombres.',
    saveReport: 'Enregistrer le rapport',
    logged: 'Données personnelles',
    noneLogged: 'aucune',
  },
  it: {
    title: 'Trova una persona',
    intro:
      'Quando qualcuno chiede che cosa è memorizzato su di sé, o di cancellarlo. Si assicuri che l’indirizzo sia suo.',
    notAllowed: 'Solo gli amministratori vedono che cosa è memorizzato su una persona.',
    address: 'Indirizzo e-mail, o nome o telefono di un tutore',
    find: 'Cerca',
    nothing: (address) => `Non è memorizzato nulla su ${address}.`,
    noGuardian: (who) =>
      `Non c’è nessun tutore con il nome o il telefono ${who}. Tutti gli altri si trovano con l’indirizzo e-mail.`,
    kinds: {
      enrolments: 'Iscrizioni',
      guardians: 'Tutori',
      quotes: 'Preventivi',
      invoices: 'Fatture',
      payments: 'Pagamenti',
      forms: 'Moduli',
      comments: 'Commenti',
      mails: 'E-mail',
    },
    day: 'Giorno',
    what: 'Che cosa',
    untitled: '(senza titolo)',
    save: 'Salva tutto in un file',
    saved: 'Il file è in arrivo. Lo dia solo alla persona di cui tratta.',
    erase: 'Cancella …',
    eraseHint:
      'Tutto ciò che è elencato qui viene cancellato per sempre. I commenti con risposte restano come posti vuoti, «rimosso su richiesta dell’autore». Un preventivo con cui si è iscritto qualcun altro resta. Fatture e pagamenti restano, perché la legge lo richiede; un’iscrizione resta finché la sua fattura non è pagata o annullata. Di un tutore si cancellano solo nome, contatto e consenso; l’iscrizione dello studente resta. Non si può annullare. I backup lo conservano finché non scadono.',
    eraseNow: 'Cancella tutto per sempre',
    failed: 'Non ha funzionato. Non è stato modificato nulla. Riprovi tra un momento.',
    report: 'Rapporto della cancellazione',
    found: 'Trovati',
    erased: 'Cancellati',
    emptied: 'Svuotati',
    kept: 'Conservati',
    reportHint: 'Il rapporto non nomina la persona. Il registro contiene gli stessi numeri.',
    saveReport: 'Salva il rapporto',
    logged: 'Dati personali',
    noneLogged: 'nessuno',
  },
  pt: {
    title: 'Encontrar uma pessoa',
    intro:
      'Quando alguém pergunta o que está guardado sobre si, ou pede que seja apagado. Certifique-se de que o endereço é seu.',
    notAllowed: 'Só os administradores veem o que está guardado sobre uma pessoa.',
    address: 'Endereço de e-mail, ou nome ou telefone de um encarregado de educação',
    find: 'Procurar',
    nothing: (address) => `Nada está guardado sobre ${address}.`,
    noGuardian: (who) =>
      `Não há encarregado de educação com o nome ou telefone ${who}. As outras pessoas encontram-se pelo endereço de e-mail.`,
    kinds: {
      enrolments: 'Inscrições',
      guardians: 'Encarregados de educação',
      quotes: 'Orçamentos',
      invoices: 'Faturas',
      payments: 'Pagamentos',
      forms: 'Formulários',
      comments: 'Comentários',
      mails: 'E-mails',
    },
    day: 'Dia',
    what: 'O quê',
    untitled: '(sem título)',
    save: 'Guardar tudo num ficheiro',
    saved: 'O ficheiro está a ser transferido. Dê-o apenas à pessoa de quem trata.',
    erase: 'Apagar …',
    eraseHint:
      'Tudo o que aqui está é apagado para sempre. Os comentários com respostas ficam como lugares vazios, «removido a pedido do autor». Um orçamento com que outra pessoa se inscreveu fica. As faturas e os pagamentos ficam, porque a lei o exige; uma inscrição fica até a sua fatura estar paga ou anulada. De um encarregado de educação só se apagam o nome, o contacto e o consentimento; a inscrição do estudante fica. Não se pode desfazer. As cópias de segurança guardam-no até expirarem.',
    eraseNow: 'Apagar tudo para sempre',
    failed: 'Não funcionou. Nada foi alterado. Tente novamente daqui a pouco.',
    report: 'Relatório do apagamento',
    found: 'Encontrados',
    erased: 'Apagados',
    emptied: 'Esvaziados',
    kept: 'Mantidos',
    reportHint: 'O relatório não nomeia a pessoa. O registo contém os mesmos números.',
    saveReport: 'Guardar o relatório',
    logged: 'Dados pessoais',
    noneLogged: 'nenhum',
  },
  ca: {
    title: 'Trobar una persona',
    intro:
      'Quan algú pregunta què es desa sobre ell o demana que s’esborri. Asseguri’s que l’adreça és seva.',
    notAllowed: 'Només els administradors veuen què es desa sobre una persona.',
    address: 'Adreça de correu, o nom o telèfon d’un tutor',
    find: 'Cerca',
    nothing: (address) => `No es desa res sobre ${address}.`,
    noGuardian: (who) =>
      `No hi ha cap tutor amb el nom o telèfon ${who}. La resta de persones es troben per l’adreça de correu.`,
    kinds: {
      enrolments: 'Inscripcions',
      guardians: 'Tutors',
      quotes: 'Pressupostos',
      invoices: 'Factures',
      payments: 'Pagaments',
      forms: 'Formularis',
      comments: 'Comentaris',
      mails: 'Correus',
    },
    day: 'Dia',
    what: 'Què',
    untitled: '(sense títol)',
    save: 'Desa-ho tot en un fitxer',
    saved: 'El fitxer s’està baixant. Doni’l només a la persona de qui tracta.',
    erase: 'Esborra …',
    eraseHint:
      'Tot el que hi ha aquí s’esborra per sempre. Els comentaris amb respostes queden com a llocs buits, «retirat a petició de l’autor». Un pressupost amb què s’ha inscrit una altra persona es conserva. Les factures i els pagaments es conserven, perquè la llei ho exigeix; una inscripció es conserva fins que la factura està pagada o anul·lada. D’un tutor només s’esborren el nom, el contacte i el consentiment; la inscripció de l’estudiant es conserva. No es pot desfer. Les còpies de seguretat ho conserven fins que caduquen.',
    eraseNow: 'Esborra-ho tot per sempre',
    failed: 'No ha funcionat. No s’ha canviat res. Torni-ho a provar d’aquí a un moment.',
    report: 'Informe de l’esborrament',
    found: 'Trobats',
    erased: 'Esborrats',
    emptied: 'Buidats',
    kept: 'Conservats',
    reportHint: 'L’informe no anomena la persona. El registre conté els mateixos nombres.',
    saveReport: 'Desa l’informe',
    logged: 'Dades personals',
    noneLogged: 'cap',
  },
}
