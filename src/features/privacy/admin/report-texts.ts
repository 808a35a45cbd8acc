import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

interface ReportTexts {
  title: string
  intro: string
  count: string
  counting: string
  counted: string
  failed: string
  noNight: string
  done: (day: string) => string
  running: (day: string) => string
  notErased: (day: string, names: string) => string
  what: string
  last: string
  next: string
  kept: string
  others: string
  sessions: string
  forms: string
  trash: string
  accounts: string
  backups: string
  backupsLink: string
}

export const reportTexts: PanelTexts<ReportTexts> = {
  en: {
    title: 'What the nights erase',
    intro:
      'From two o’clock on, in the time zone of the site. The numbers of the next night are those for what is entered above, also if it is not saved yet.',
    count: 'Count again',
    counting: 'Counting …',
    counted: 'Counted.',
    failed: 'That did not work. Please try again.',
    noNight: 'Nothing was erased so far: the first night is still to come.',
    done: (day) => `Last night: ${day}.`,
    running: (day) => `Last night: ${day}. It has not ended yet.`,
    notErased: (day, names) =>
      `Last night: ${day}. It has failed for: ${names}. It is tried again every hour.`,
    what: 'Data',
    last: 'Last night',
    next: 'Next night',
    kept: 'kept',
    others: 'Not set here',
    sessions:
      'Sessions that have ended, expired links to choose a password and expired rate limits are erased every night.',
    forms: 'What somebody typed into a form that was refused is erased after 30 minutes.',
    trash: 'Deleted pages, pictures and other content leave the trash after 30 days.',
    accounts: 'Accounts of the staff stay until an administrator deletes them.',
    backups: 'Backups still contain what was erased after them. How many daily ones are kept is set under',
    backupsLink: 'Daily backups',
  },
  de: {
    title: 'Was die Nächte löschen',
    intro:
      'Ab zwei Uhr, in der Zeitzone der Website. Die Zahlen der nächsten Nacht gelten für das, was oben eingetragen ist, auch wenn es noch nicht gespeichert ist.',
    count: 'Neu zählen',
    counting: 'Wird gezählt …',
    counted: 'Gezählt.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    noNight: 'Bisher wurde nichts gelöscht: Die erste Nacht kommt noch.',
    done: (day) => `Letzte Nacht: ${day}.`,
    running: (day) => `Letzte Nacht: ${day}. Sie ist noch nicht fertig.`,
    notErased: (day, names) =>
      `Letzte Nacht: ${day}. Fehlgeschlagen für: ${names}. Es wird jede Stunde erneut versucht.`,
    what: 'Daten',
    last: 'Letzte Nacht',
    next: 'Nächste Nacht',
    kept: 'bleiben',
    others: 'Nicht hier eingestellt',
    sessions:
      'Beendete Sitzungen, abgelaufene Links zum Wählen eines Passworts und abgelaufene Begrenzungen werden jede Nacht gelöscht.',
    forms: 'Was jemand in ein abgelehntes Formular getippt hat, wird nach 30 Minuten gelöscht.',
    trash: 'Gelöschte Seiten, Bilder und andere Inhalte verlassen den Papierkorb nach 30 Tagen.',
    accounts: 'Konten des Teams bleiben, bis ein Administrator sie löscht.',
    backups:
      'Sicherungen enthalten noch, was nach ihnen gelöscht wurde. Wie viele tägliche aufbewahrt werden, steht unter',
    backupsLink: 'Tägliche Sicherungen',
  },
  es: {
    title: 'Lo que borran las noches',
    intro:
      'A partir de las dos, en la zona horaria del sitio. Los números de la próxima noche valen para lo que está escrito arriba, aunque no esté guardado.',
    count: 'Contar de nuevo',
    counting: 'Contando…',
    counted: 'Contado.',
    failed: 'No ha funcionado. Inténtelo de nuevo.',
    noNight: 'Hasta ahora no se ha borrado nada: la primera noche está por llegar.',
    done: (day) => `Última noche: ${day}.`,
    running: (day) => `Última noche: ${day}. Aún no ha terminado.`,
    notErased: (day, names) =>
      `Última noche: ${day}. Ha fallado para: ${names}. Se intenta de nuevo cada hora.`,
    what: 'Datos',
    last: 'Última noche',
    next: 'Próxima noche',
    kept: 'se conservan',
    others: 'No se fija aquí',
    sessions:
      'Las sesiones terminadas, los enlaces caducados para elegir contraseña y los límites caducados se borran cada noche.',
    forms: 'Lo que alguien escribió en un formulario rechazado se borra al cabo de 30 minutos.',
    trash: 'Las páginas, imágenes y otros contenidos eliminados salen de la papelera a los 30 días.',
    accounts: 'Las cuentas del equipo se quedan hasta que un administrador las borre.',
    backups:
      'Las copias de seguridad aún contienen lo que se borró después de ellas. Cuántas diarias se conservan se fija en',
    backupsLink: 'Copias de seguridad diarias',
  },
  fr: {
    title: 'Ce que les nuits effacent',
    intro:
      'À partir de deux heures, dans le fuseau horaire du site. Les nombres de la prochaine nuit valent pour ce qui est saisi ci-dessus, même si ce n’est pas encore enregistré.',
    count: 'Compter à nouveau',
    counting: 'Comptage…',
    counted: 'Compté.',
    failed: 'Cela n’a pas marché. Réessayez.',
    noNight: 'Rien n’a été effacé jusqu’ici : la première nuit est encore à venir.',
    done: (day) => `Dernière nuit : ${day}.`,
    running: (day) => `Dernière nuit : ${day}. Elle n’est pas encore terminée.`,
    notErased: (day, names) =>
      `Dernière nuit : ${day}. Échec pour : ${names}. Un nouvel essai a lieu chaque heure.`,
    what: 'Données',
    last: 'Dernière nuit',
    next: 'Prochaine nuit',
    kept: 'conservées',
    others: 'Réglé ailleurs',
    sessions:
      'Les sessions terminées, les liens expirés pour choisir un mot de passe et les limites expirées sont effacés chaque nuit.',
    forms: 'Ce que quelqu’un a saisi dans un formulaire refusé est effacé après 30 minutes.',
    trash: 'Les pages, images et autres contenus supprimés quittent la corbeille après 30 jours.',
    accounts: 'Les comptes de l’équipe restent jusqu’à ce qu’un administrateur les supprime.',
    backups:
      'Les sauvegardes contiennent encore ce qui a été effacé après elles. Combien de quotidiennes sont gardées se règle sous',
    backupsLink: 'Sauvegardes quotidiennes',
  },
  it: {
    title: 'Che cosa cancellano le notti',
    intro:
      'Dalle due in poi, nel fuso orario del sito. I numeri della prossima notte valgono per ciò che è inserito sopra, anche se non è ancora salvato.',
    count: 'Contare di nuovo',
    counting: 'Conteggio…',
    counted: 'Contato.',
    failed: 'Non ha funzionato. Riprovi.',
    noNight: 'Finora non è stato cancellato nulla: la prima notte deve ancora venire.',
    done: (day) => `Ultima notte: ${day}.`,
    running: (day) => `Ultima notte: ${day}. Non è ancora finita.`,
    notErased: (day, names) => `Ultima notte: ${day}. Non riuscita per: ${names}. Si riprova ogni ora.`,
    what: 'Dati',
    last: 'Ultima notte',
    next: 'Prossima notte',
    kept: 'restano',
    others: 'Non impostato qui',
    sessions:
      'Le sessioni terminate, i link scaduti per scegliere una password e i limiti scaduti vengono cancellati ogni notte.',
    forms: 'Ciò che qualcuno ha digitato in un modulo rifiutato viene cancellato dopo 30 minuti.',
    trash: 'Pagine, immagini e altri contenuti eliminati lasciano il cestino dopo 30 giorni.',
    accounts: 'Gli account del personale restano finché un amministratore non li elimina.',
    backups:
      'I backup contengono ancora ciò che è stato cancellato dopo di essi. Quanti giornalieri si conservano si imposta in',
    backupsLink: 'Backup giornalieri',
  },
  pt: {
    title: 'O que as noites apagam',
    intro:
      'A partir das duas horas, no fuso horário do site. Os números da próxima noite valem para o que está escrito acima, mesmo que ainda não esteja guardado.',
    count: 'Contar de novo',
    counting: 'A contar…',
    counted: 'Contado.',
    failed: 'Não funcionou. Tente de novo.',
    noNight: 'Até agora nada foi apagado: a primeira noite ainda está para vir.',
    done: (day) => `Última noite: ${day}.`,
    running: (day) => `Última noite: ${day}. Ainda não terminou.`,
    notErased: (day, names) => `Última noite: ${day}. Falhou para: ${names}. Tenta-se de novo a cada hora.`,
    what: 'Dados',
    last: 'Última noite',
    next: 'Próxima noite',
    kept: 'ficam',
    others: 'Não se define aqui',
    sessions:
      'As sessões terminadas, as ligações expiradas para escolher uma palavra-passe e os limites expirados são apagados todas as noites.',
    forms: 'O que alguém escreveu num formulário recusado é apagado ao fim de 30 minutos.',
    trash: 'As páginas, imagens e outros conteúdos eliminados saem do lixo após 30 dias.',
    accounts: 'As contas da equipa ficam até um administrador as apagar.',
    backups:
      'As cópias de segurança ainda contêm o que foi apagado depois delas. Quantas diárias se guardam define-se em',
    backupsLink: 'Cópias de segurança diárias',
  },
  ca: {
    title: 'Què esborren les nits',
    intro:
      'A partir de les dues, en el fus horari del lloc. Els nombres de la nit següent valen per al que hi ha escrit a dalt, encara que no estigui desat.',
    count: 'Torna a comptar',
    counting: 'S’està comptant…',
    counted: 'Comptat.',
    failed: 'No ha funcionat. Torni-ho a provar.',
    noNight: 'Fins ara no s’ha esborrat res: la primera nit encara ha d’arribar.',
    done: (day) => `Darrera nit: ${day}.`,
    running: (day) => `Darrera nit: ${day}. Encara no ha acabat.`,
    notErased: (day, names) => `Darrera nit: ${day}. Ha fallat per a: ${names}. Es torna a provar cada hora.`,
    what: 'Dades',
    last: 'Darrera nit',
    next: 'Nit següent',
    kept: 'es conserven',
    others: 'No es fixa aquí',
    sessions:
      'Les sessions acabades, els enllaços caducats per triar una contrasenya i els límits caducats s’esborren cada nit.',
    forms: 'El que algú ha escrit en un formulari rebutjat s’esborra al cap de 30 minuts.',
    trash: 'Les pàgines, imatges i altres continguts suprimits surten de la paperera al cap de 30 dies.',
    accounts: 'Els comptes de l’equip es queden fins que un administrador els esborri.',
    backups:
      'Les còpies de seguretat encara contenen el que s’ha esborrat després. Quantes diàries es conserven es fixa a',
    backupsLink: 'Còpies de seguretat diàries',
  },
}
