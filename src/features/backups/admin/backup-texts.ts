import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

const en = {
  title: 'Download everything',
  contents:
    'One file with all that this site knows, as it is at this moment: pages, news, schools and prices with their drafts and earlier versions, pictures, downloads and map files, enrolments, comments, forms, mails, people and settings. The site goes on working meanwhile.',
  warning: 'The file contains personal data, passwords in encrypted form and the secret key of the site.',
  keepSafe:
    'Whoever has it can read everything. Keep it in a safe place, never send it by e-mail, and delete old ones.',
  restore: 'A backup is restored on the server, in an empty installation:',
  password: 'Your password',
  download: 'Download a backup',
  begins: 'The download begins. It may take several minutes; the list below shows it when it is complete.',
  failed: 'That did not work. Please try again.',
}

export const backupTexts: PanelTexts<typeof en> = {
  en,
  de: {
    title: 'Alles herunterladen',
    contents:
      'Eine Datei mit allem, was diese Website in diesem Augenblick weiß: Seiten, Neuigkeiten, Schulen und Preise mit Entwürfen und früheren Fassungen, Bilder, Downloads und Kartendateien, Anmeldungen, Kommentare, Formulare, Mails, Personen und Einstellungen. Die Website läuft dabei weiter.',
    warning:
      'Die Datei enthält personenbezogene Daten, Passwörter in verschlüsselter Form und den geheimen Schlüssel der Website.',
    keepSafe:
      'Wer sie hat, kann alles lesen. Bewahren Sie sie sicher auf, verschicken Sie sie nie per E-Mail und löschen Sie alte Dateien.',
    restore: 'Eine Sicherung wird auf dem Server in einer leeren Installation wiederhergestellt:',
    password: 'Ihr Passwort',
    download: 'Sicherung herunterladen',
    begins:
      'Der Download beginnt. Er kann einige Minuten dauern; die Liste unten zeigt ihn, wenn er vollständig ist.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  es: {
    title: 'Descargarlo todo',
    contents:
      'Un archivo con todo lo que este sitio contiene en este momento: páginas, noticias, escuelas y precios con sus borradores y versiones anteriores, imágenes, descargas y archivos de mapas, inscripciones, comentarios, formularios, correos, personas y ajustes. Mientras tanto, el sitio sigue funcionando.',
    warning:
      'El archivo contiene datos personales, contraseñas en forma cifrada y la clave secreta del sitio.',
    keepSafe:
      'Quien lo tenga puede leerlo todo. Guárdelo en un lugar seguro, no lo envíe nunca por correo electrónico y borre los antiguos.',
    restore: 'Una copia de seguridad se restaura en el servidor, en una instalación vacía:',
    password: 'Su contraseña',
    download: 'Descargar una copia de seguridad',
    begins:
      'La descarga comienza. Puede tardar varios minutos; la lista de abajo la mostrará cuando esté completa.',
    failed: 'No ha funcionado. Inténtelo de nuevo.',
  },
  fr: {
    title: 'Tout télécharger',
    contents:
      'Un fichier avec tout ce que ce site contient à cet instant : pages, actualités, écoles et prix avec leurs brouillons et leurs versions précédentes, images, téléchargements et fichiers de cartes, inscriptions, commentaires, formulaires, courriels, personnes et réglages. Le site continue de fonctionner pendant ce temps.',
    warning:
      'Le fichier contient des données personnelles, des mots de passe sous forme chiffrée et la clé secrète du site.',
    keepSafe:
      'Quiconque le possède peut tout lire. Conservez-le en lieu sûr, ne l’envoyez jamais par courriel et supprimez les anciens.',
    restore: 'Une sauvegarde se restaure sur le serveur, dans une installation vide :',
    password: 'Votre mot de passe',
    download: 'Télécharger une sauvegarde',
    begins:
      'Le téléchargement commence. Il peut durer plusieurs minutes ; la liste ci-dessous l’affiche quand il est complet.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  it: {
    title: 'Scaricare tutto',
    contents:
      'Un file con tutto ciò che questo sito contiene in questo momento: pagine, notizie, scuole e prezzi con le loro bozze e versioni precedenti, immagini, download e file delle mappe, iscrizioni, commenti, moduli, messaggi, persone e impostazioni. Nel frattempo il sito continua a funzionare.',
    warning: 'Il file contiene dati personali, password in forma cifrata e la chiave segreta del sito.',
    keepSafe:
      'Chi lo possiede può leggere tutto. Lo conservi in un luogo sicuro, non lo invii mai per e-mail ed elimini quelli vecchi.',
    restore: 'Un backup si ripristina sul server, in un’installazione vuota:',
    password: 'La Sua password',
    download: 'Scarica un backup',
    begins: 'Il download comincia. Può durare alcuni minuti; l’elenco qui sotto lo mostra quando è completo.',
    failed: 'Non ha funzionato. Riprovi.',
  },
  pt: {
    title: 'Descarregar tudo',
    contents:
      'Um ficheiro com tudo o que este site contém neste momento: páginas, notícias, escolas e preços com os seus rascunhos e versões anteriores, imagens, transferências e ficheiros de mapas, inscrições, comentários, formulários, mensagens, pessoas e definições. Entretanto, o site continua a funcionar.',
    warning: 'O ficheiro contém dados pessoais, palavras-passe em forma cifrada e a chave secreta do site.',
    keepSafe:
      'Quem o tiver pode ler tudo. Guarde-o num lugar seguro, nunca o envie por e-mail e apague os antigos.',
    restore: 'Uma cópia de segurança é restaurada no servidor, numa instalação vazia:',
    password: 'A sua palavra-passe',
    download: 'Descarregar uma cópia de segurança',
    begins:
      'A transferência começa. Pode demorar alguns minutos; a lista abaixo mostra-a quando estiver completa.',
    failed: 'Não funcionou. Tente novamente.',
  },
  ca: {
    title: 'Baixar-ho tot',
    contents:
      'Un fitxer amb tot el que aquest lloc conté en aquest moment: pàgines, notícies, escoles i preus amb els esborranys i les versions anteriors, imatges, baixades i fitxers de mapes, inscripcions, comentaris, formularis, correus, persones i configuració. Mentrestant, el lloc continua funcionant.',
    warning: 'El fitxer conté dades personals, contrasenyes en forma xifrada i la clau secreta del lloc.',
    keepSafe:
      'Qui el tingui ho pot llegir tot. Desi’l en un lloc segur, no l’enviï mai per correu electrònic i esborri els antics.',
    restore: 'Una còpia de seguretat es restaura al servidor, en una instal·lació buida:',
    password: 'La seva contrasenya',
    download: 'Baixa una còpia de seguretat',
    begins:
      'La baixada comença. Pot trigar uns quants minuts; la llista de sota la mostrarà quan sigui completa.',
    failed: 'No ha funcionat. Torni-ho a provar.',
  },
}
