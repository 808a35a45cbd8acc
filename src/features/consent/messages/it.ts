import type { ConsentMessages } from './en'

export const it: ConsentMessages = {
  title: 'La tua scelta sui cookie',
  intro:
    'Alcune parti di questo sito, come video, mappe o statistiche, provengono da altre aziende. Così queste sanno che sei qui e possono salvare dati nel tuo browser. Nulla di loro viene caricato prima del tuo consenso. Puoi cambiare la tua scelta in qualsiasi momento.',
  asEasy: 'Rifiutare è facile quanto accettare.',
  accept: 'Accetta',
  reject: 'Rifiuta',
  configure: 'Configura',
  close: 'Chiudi senza accettare',
  policyLink: 'Informativa sui cookie',
  poweredBy: 'Realizzato da {name}',
  settingsTitle: 'Impostazioni dei cookie',
  settingsIntro:
    'Scegli servizio per servizio. Ciò che lasci disattivato non viene caricato, e ciò che ha salvato nel tuo browser su questo sito viene cancellato. Puoi tornare in qualsiasi momento da «Impostazioni dei cookie», in fondo a ogni pagina.',
  newIntro:
    'Dalla tua ultima scelta su questo sito c’è qualcosa di nuovo. Qui ti chiediamo solo di quello: le altre tue scelte restano come sono.',
  back: 'Indietro',
  acceptAll: 'Accetta tutto',
  rejectAll: 'Rifiuta tutto',
  save: 'Salva le impostazioni',
  ownRow: 'Questo sito',
  ownPurpose:
    'Ciò che serve al sito stesso per funzionare: la tua scelta qui, ciò che scrivi, la tua valuta.',
  alwaysOn: 'Sempre attivo',
  isNew: '(nuovo)',
  failed: 'Non è stato possibile salvare la tua scelta. Riprova tra poco.',
  hiddenText: 'Parte del contenuto di questa pagina è nascosta. Per vederla, consenti: {groups}',
  allowThese: 'Consentili',
  gpcText:
    'Il tuo browser invia Global Privacy Control. Nulla di altre aziende viene caricato senza il tuo consenso.',
  gpcKeep: 'Lascia così',
  dismiss: 'Chiudi',
  openSettings: 'Impostazioni dei cookie',
  badge: 'Nuovi servizi su cui decidere: {count}',
  embedText:
    'Questo contenuto proviene da {service}. Se lo carichi, {service} saprà che sei qui e potrà salvare dati nel tuo browser.',
  loadOnce: 'Carica una volta',
  alwaysAllow: 'Consenti sempre {service}',
  openAt: 'Apri su {service}',
  categories: {
    analytics: {
      name: 'Statistiche',
      purpose: 'Conta le visite e mostra quali pagine vengono lette, per poter migliorare il sito.',
    },
    advertising: {
      name: 'Pubblicità',
      purpose: 'Misura il risultato degli annunci e mostra annunci adatti ai tuoi interessi.',
    },
    social: { name: 'Reti sociali', purpose: 'Mostra post e pulsanti delle reti sociali.' },
    video: { name: 'Video', purpose: 'Riproduce video dentro la pagina.' },
    maps: { name: 'Mappe', purpose: 'Mostra una mappa interattiva.' },
    captcha: {
      name: 'Protezione dei moduli',
      purpose: 'Distingue le persone dai programmi quando si invia un modulo.',
    },
    chat: { name: 'Chat', purpose: 'Ti permette di parlare con noi dentro la pagina.' },
    fonts: { name: 'Caratteri e icone', purpose: 'Carica caratteri tipografici o icone.' },
    media: {
      name: 'Musica e contenuti multimediali',
      purpose: 'Riproduce musica, podcast o altri contenuti dentro la pagina.',
    },
    other: {
      name: 'Altri servizi',
      purpose: 'Mostra contenuti oppure offre una funzione di un’altra azienda.',
    },
  },
  policyTitle: 'Informativa sui cookie',
  policyDescription:
    'Quali cookie e servizi usa questo sito, a che scopo e per quanto tempo, e la tua scelta.',
  servicesTitle: 'Servizi di altre aziende',
  servicesIntro:
    'Salvo che la tabella indichi che un servizio è attivo, non viene caricato, e nulla di ciò che è elencato qui viene salvato, prima che tu lo consenta.',
  onAtFirst: 'Attivo finché non lo disattivi',
  noServices: 'Al momento questo sito non usa servizi di altre aziende.',
  exemptTitle: 'Ciò che salva questo sito stesso',
  exemptIntro:
    'Serve per qualcosa che chiedi tu, perciò non richiede consenso. Nulla di tutto ciò ti segue su altri siti.',
  service: 'Servizio',
  purpose: 'A che scopo',
  stored: 'Salvato nel tuo browser',
  provider: 'Fornitore: {provider}',
  privacy: 'Privacy di {service}',
  nothingStored: 'Nulla di cui siamo a conoscenza',
  untilDeleted: 'finché non viene cancellato',
  session: 'fino alla chiusura del browser',
  kinds: {
    cookie: 'cookie',
    localStorage: 'memoria locale',
    sessionStorage: 'memoria di sessione',
    indexedDB: 'database del browser',
  },
  exempt: {
    consent: 'Ricorda la tua scelta sui cookie e il numero della relativa ricevuta.',
    remember: 'Ricorda nome, e-mail e sito web per il tuo prossimo commento, se lo chiedi.',
    ownComments: 'Ti mostra i tuoi commenti mentre aspettano l’approvazione.',
    verified: 'Ricorda che hai confermato un indirizzo e-mail.',
    currency: 'Ricorda la valuta che hai scelto.',
    cart: 'Ricorda i preventivi che hai messo da parte.',
    login: 'Mantiene l’accesso del personale.',
    adminLook:
      'Ricorda come il personale ha impostato l’amministrazione (colori, lingua, scorciatoie, appunti).',
  },
  decisionsTitle: 'Le tue decisioni',
  decisionsIntro:
    'Ogni decisione lascia presso di noi una ricevuta: un numero casuale, l’ora, la lingua e ciò che è stato consentito. Non contiene né il tuo nome né il tuo indirizzo, e solo il tuo browser conosce il numero.',
  decisionsLink: 'Mostra le mie decisioni',
  decisionsNone: 'In questo browser non è salvata alcuna decisione.',
  decisionsFailed: 'Al momento non è possibile mostrare le tue decisioni. Riprova più tardi.',
  receipt: 'Numero della tua ricevuta',
  decidedAt: 'Ora',
  decision: 'Decisione',
  allowed: 'Consentito',
  refused: 'Non consentito',
  nothing: 'nulla',
  methods: {
    accept: 'Accettato',
    reject: 'Rifiutato',
    close: 'Chiuso senza accettare',
    save: 'Impostazioni salvate',
    allow: 'Un servizio consentito',
  },
}
