import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

interface FactorTexts {
  title: string
  intro: string
  isOn: (left: number) => string
  isOff: string
  obligatory: string
  begin: string
  password: string
  scan: string
  qrCode: string
  typed: string
  code: string
  codeOrRecovery: string
  confirm: string
  codesTitle: string
  codesIntro: string
  codesKept: string
  newCodes: string
  turnOff: string
  removeOther: string
  removeOtherIntro: string
  ownPassword: string
  done: string
  back: string
}

/** The second factor, at the log-in and on the screen “Log-in and security”. */
export const factorTexts: PanelTexts<FactorTexts> = {
  en: {
    title: 'Second factor',
    intro:
      'With a second factor, the log-in asks for your password and for a code of an authenticator app on your phone. A stolen password alone is then useless.',
    isOn: (left) => `It is on. Unused recovery codes: ${left}.`,
    isOff: 'It is off.',
    obligatory: 'It is obligatory for your role.',
    begin: 'Set up',
    password: 'Your password',
    scan: 'Scan this with an authenticator app (for example Aegis, 2FAS, Google or Microsoft Authenticator).',
    qrCode: 'QR code for the authenticator app',
    typed: 'Or type this key into the app:',
    code: 'Code of the app (six digits)',
    codeOrRecovery: 'Code of the app, or a recovery code',
    confirm: 'Turn on',
    codesTitle: 'Your recovery codes',
    codesIntro:
      'Each of them replaces the code of the app once, if you lose the phone. They are shown only now: print them or keep them in a password manager.',
    codesKept: 'I have kept them',
    newCodes: 'New recovery codes',
    turnOff: 'Turn off',
    removeOther: 'Remove the second factor',
    removeOtherIntro:
      'For somebody who has lost phone and recovery codes. Make sure that it is really them. Their sessions end, and they are told by mail.',
    ownPassword: 'Your own password',
    done: 'Done.',
    back: 'Log in as somebody else',
  },
  de: {
    title: 'Zweiter Faktor',
    intro:
      'Mit einem zweiten Faktor fragt der Login nach Ihrem Passwort und nach einem Code einer Authenticator-App auf Ihrem Telefon. Ein gestohlenes Passwort allein nützt dann nichts.',
    isOn: (left) => `Er ist eingeschaltet. Unbenutzte Wiederherstellungscodes: ${left}.`,
    isOff: 'Er ist ausgeschaltet.',
    obligatory: 'Für Ihre Rolle ist er Pflicht.',
    begin: 'Einrichten',
    password: 'Ihr Passwort',
    scan: 'Scannen Sie das mit einer Authenticator-App (zum Beispiel Aegis, 2FAS, Google oder Microsoft Authenticator).',
    qrCode: 'QR-Code für die Authenticator-App',
    typed: 'Oder geben Sie diesen Schlüssel in die App ein:',
    code: 'Code der App (sechs Ziffern)',
    codeOrRecovery: 'Code der App oder ein Wiederherstellungscode',
    confirm: 'Einschalten',
    codesTitle: 'Ihre Wiederherstellungscodes',
    codesIntro:
      'Jeder ersetzt einmal den Code der App, falls Sie das Telefon verlieren. Sie werden nur jetzt gezeigt: Drucken Sie sie aus oder bewahren Sie sie in einem Passwortmanager auf.',
    codesKept: 'Ich habe sie aufbewahrt',
    newCodes: 'Neue Wiederherstellungscodes',
    turnOff: 'Ausschalten',
    removeOther: 'Zweiten Faktor entfernen',
    removeOtherIntro:
      'Für jemanden, der Telefon und Wiederherstellungscodes verloren hat. Vergewissern Sie sich, dass es wirklich diese Person ist. Ihre Sitzungen enden, und sie erhält eine Mail.',
    ownPassword: 'Ihr eigenes Passwort',
    done: 'Erledigt.',
    back: 'Als jemand anderes anmelden',
  },
  es: {
    title: 'Segundo factor',
    intro:
      'Con un segundo factor, el acceso pide su contraseña y un código de una aplicación de autenticación de su teléfono. Una contraseña robada ya no basta.',
    isOn: (left) => `Está activado. Códigos de recuperación sin usar: ${left}.`,
    isOff: 'Está desactivado.',
    obligatory: 'Es obligatorio para su rol.',
    begin: 'Configurar',
    password: 'Su contraseña',
    scan: 'Escanee esto con una aplicación de autenticación (por ejemplo Aegis, 2FAS, Google o Microsoft Authenticator).',
    qrCode: 'Código QR para la aplicación de autenticación',
    typed: 'O escriba esta clave en la aplicación:',
    code: 'Código de la aplicación (seis cifras)',
    codeOrRecovery: 'Código de la aplicación o un código de recuperación',
    confirm: 'Activar',
    codesTitle: 'Sus códigos de recuperación',
    codesIntro:
      'Cada uno sustituye una vez el código de la aplicación si pierde el teléfono. Solo se muestran ahora: imprímalos o guárdelos en un gestor de contraseñas.',
    codesKept: 'Los he guardado',
    newCodes: 'Nuevos códigos de recuperación',
    turnOff: 'Desactivar',
    removeOther: 'Quitar el segundo factor',
    removeOtherIntro:
      'Para quien ha perdido el teléfono y los códigos de recuperación. Asegúrese de que es esa persona. Sus sesiones se cierran y recibe un correo.',
    ownPassword: 'Su propia contraseña',
    done: 'Hecho.',
    back: 'Acceder con otra cuenta',
  },
  fr: {
    title: 'Second facteur',
    intro:
      'Avec un second facteur, la connexion demande votre mot de passe et un code d’une application d’authentification sur votre téléphone. Un mot de passe volé ne suffit plus.',
    isOn: (left) => `Il est activé. Codes de secours non utilisés : ${left}.`,
    isOff: 'Il est désactivé.',
    obligatory: 'Il est obligatoire pour votre rôle.',
    begin: 'Configurer',
    password: 'Votre mot de passe',
    scan: 'Scannez ceci avec une application d’authentification (par exemple Aegis, 2FAS, Google ou Microsoft Authenticator).',
    qrCode: 'Code QR pour l’application d’authentification',
    typed: 'Ou saisissez cette clé dans l’application :',
    code: 'Code de l’application (six chiffres)',
    codeOrRecovery: 'Code de l’application ou code de secours',
    confirm: 'Activer',
    codesTitle: 'Vos codes de secours',
    codesIntro:
      'Chacun remplace une fois le code de l’application si vous perdez le téléphone. Ils ne s’affichent que maintenant : imprimez-les ou gardez-les dans un gestionnaire de mots de passe.',
    codesKept: 'Je les ai conservés',
    newCodes: 'Nouveaux codes de secours',
    turnOff: 'Désactiver',
    removeOther: 'Retirer le second facteur',
    removeOtherIntro:
      'Pour une personne qui a perdu téléphone et codes de secours. Vérifiez que c’est bien elle. Ses sessions se ferment et elle reçoit un courriel.',
    ownPassword: 'Votre propre mot de passe',
    done: 'C’est fait.',
    back: 'Se connecter avec un autre compte',
  },
  it: {
    title: 'Secondo fattore',
    intro:
      'Con un secondo fattore, l’accesso chiede la Sua password e un codice di un’app di autenticazione sul telefono. Una password rubata non basta più.',
    isOn: (left) => `È attivo. Codici di recupero non usati: ${left}.`,
    isOff: 'Non è attivo.',
    obligatory: 'È obbligatorio per il Suo ruolo.',
    begin: 'Configurare',
    password: 'La Sua password',
    scan: 'Scansioni questo con un’app di autenticazione (per esempio Aegis, 2FAS, Google o Microsoft Authenticator).',
    qrCode: 'Codice QR per l’app di autenticazione',
    typed: 'Oppure inserisca questa chiave nell’app:',
    code: 'Codice dell’app (sei cifre)',
    codeOrRecovery: 'Codice dell’app o codice di recupero',
    confirm: 'Attivare',
    codesTitle: 'I Suoi codici di recupero',
    codesIntro:
      'Ognuno sostituisce una volta il codice dell’app se perde il telefono. Sono mostrati solo ora: li stampi o li conservi in un gestore di password.',
    codesKept: 'Li ho conservati',
    newCodes: 'Nuovi codici di recupero',
    turnOff: 'Disattivare',
    removeOther: 'Rimuovere il secondo fattore',
    removeOtherIntro:
      'Per chi ha perso telefono e codici di recupero. Si assicuri che sia davvero quella persona. Le sue sessioni si chiudono e riceve un’e-mail.',
    ownPassword: 'La Sua password personale',
    done: 'Fatto.',
    back: 'Accedere con un altro account',
  },
  pt: {
    title: 'Segundo fator',
    intro:
      'Com um segundo fator, o acesso pede a sua palavra-passe e um código de uma aplicação de autenticação no telemóvel. Uma palavra-passe roubada já não basta.',
    isOn: (left) => `Está ativo. Códigos de recuperação por usar: ${left}.`,
    isOff: 'Está inativo.',
    obligatory: 'É obrigatório para a sua função.',
    begin: 'Configurar',
    password: 'A sua palavra-passe',
    scan: 'Digitalize isto com uma aplicação de autenticação (por exemplo Aegis, 2FAS, Google ou Microsoft Authenticator).',
    qrCode: 'Código QR para a aplicação de autenticação',
    typed: 'Ou escreva esta chave na aplicação:',
    code: 'Código da aplicação (seis algarismos)',
    codeOrRecovery: 'Código da aplicação ou um código de recuperação',
    confirm: 'Ativar',
    codesTitle: 'Os seus códigos de recuperação',
    codesIntro:
      'Cada um substitui uma vez o código da aplicação se perder o telemóvel. Só são mostrados agora: imprima-os ou guarde-os num gestor de palavras-passe.',
    codesKept: 'Guardei-os',
    newCodes: 'Novos códigos de recuperação',
    turnOff: 'Desativar',
    removeOther: 'Remover o segundo fator',
    removeOtherIntro:
      'Para quem perdeu o telemóvel e os códigos de recuperação. Certifique-se de que é mesmo essa pessoa. As suas sessões terminam e recebe um e-mail.',
    ownPassword: 'A sua própria palavra-passe',
    done: 'Feito.',
    back: 'Entrar com outra conta',
  },
  ca: {
    title: 'Segon factor',
    intro:
      'Amb un segon factor, l’accés demana la seva contrasenya i un codi d’una aplicació d’autenticació del telèfon. Amb una contrasenya robada ja no n’hi ha prou.',
    isOn: (left) => `Està activat. Codis de recuperació sense usar: ${left}.`,
    isOff: 'Està desactivat.',
    obligatory: 'És obligatori per al seu rol.',
    begin: 'Configurar',
    password: 'La seva contrasenya',
    scan: 'Escanegi això amb una aplicació d’autenticació (per exemple Aegis, 2FAS, Google o Microsoft Authenticator).',
    qrCode: 'Codi QR per a l’aplicació d’autenticació',
    typed: 'O escrigui aquesta clau a l’aplicació:',
    code: 'Codi de l’aplicació (sis xifres)',
    codeOrRecovery: 'Codi de l’aplicació o un codi de recuperació',
    confirm: 'Activar',
    codesTitle: 'Els seus codis de recuperació',
    codesIntro:
      'Cadascun substitueix una vegada el codi de l’aplicació si perd el telèfon. Només es mostren ara: imprimeixi’ls o desi’ls en un gestor de contrasenyes.',
    codesKept: 'Els he desat',
    newCodes: 'Nous codis de recuperació',
    turnOff: 'Desactivar',
    removeOther: 'Treure el segon factor',
    removeOtherIntro:
      'Per a qui ha perdut el telèfon i els codis de recuperació. Asseguri’s que és realment aquella persona. Les seves sessions es tanquen i rep un correu.',
    ownPassword: 'La seva pròpia contrasenya',
    done: 'Fet.',
    back: 'Entrar amb un altre compte',
  },
}
