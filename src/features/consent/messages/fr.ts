import type { ConsentMessages } from './en'

export const fr: ConsentMessages = {
  title: 'Votre choix concernant les cookies',
  intro:
    'Certaines parties de ce site, comme les vidéos, les cartes ou les statistiques, viennent d’autres entreprises. Elles apprennent ainsi que vous êtes ici et peuvent enregistrer des données dans votre navigateur. Rien d’elles n’est chargé avant votre accord. Vous pouvez changer d’avis à tout moment.',
  asEasy: 'Refuser est aussi simple qu’accepter.',
  accept: 'Accepter',
  reject: 'Refuser',
  configure: 'Configurer',
  close: 'Fermer sans accepter',
  policyLink: 'Politique de cookies',
  poweredBy: 'Proposé par {name}',
  settingsTitle: 'Paramètres des cookies',
  settingsIntro:
    'Choisissez service par service. Ce que vous laissez désactivé n’est pas chargé, et ce qu’il a enregistré dans votre navigateur sur ce site est effacé. Vous pouvez revenir à tout moment par « Paramètres des cookies », au bas de chaque page.',
  newIntro:
    'Depuis votre dernier choix, il y a du nouveau sur ce site. Nous ne vous interrogeons ici que là-dessus : vos autres choix ne changent pas.',
  back: 'Retour',
  acceptAll: 'Tout accepter',
  rejectAll: 'Tout refuser',
  save: 'Enregistrer les paramètres',
  ownRow: 'Ce site',
  ownPurpose:
    'Ce dont le site lui-même a besoin pour fonctionner : votre choix ici, ce que vous écrivez, votre monnaie.',
  alwaysOn: 'Toujours actif',
  isNew: '(nouveau)',
  failed: 'Votre choix n’a pas pu être enregistré. Réessayez dans un moment.',
  hiddenText: 'Une partie du contenu de cette page est masquée. Pour la voir, autorisez : {groups}',
  allowThese: 'Les autoriser',
  gpcText:
    'Votre navigateur envoie Global Privacy Control. Rien ne vient d’autres entreprises sans votre accord.',
  gpcKeep: 'Laisser ainsi',
  dismiss: 'Fermer',
  openSettings: 'Paramètres des cookies',
  badge: 'Nouveaux services à décider : {count}',
  embedText:
    'Ce contenu vient de {service}. Si vous le chargez, {service} apprend que vous êtes ici et peut enregistrer des données dans votre navigateur.',
  loadOnce: 'Charger une fois',
  alwaysAllow: 'Toujours autoriser {service}',
  openAt: 'Ouvrir sur {service}',
  categories: {
    analytics: {
      name: 'Statistiques',
      purpose: 'Compte les visites et montre quelles pages sont lues, afin d’améliorer le site.',
    },
    advertising: {
      name: 'Publicité',
      purpose: 'Mesure l’effet des annonces et affiche des annonces selon vos centres d’intérêt.',
    },
    social: {
      name: 'Réseaux sociaux',
      purpose: 'Affiche des publications et des boutons de réseaux sociaux.',
    },
    video: { name: 'Vidéos', purpose: 'Lit des vidéos dans la page.' },
    maps: { name: 'Cartes', purpose: 'Affiche une carte interactive.' },
    captcha: {
      name: 'Protection des formulaires',
      purpose: 'Distingue les personnes des programmes à l’envoi d’un formulaire.',
    },
    chat: { name: 'Messagerie instantanée', purpose: 'Vous permet de nous parler dans la page.' },
    fonts: { name: 'Polices et icônes', purpose: 'Charge des polices de caractères ou des icônes.' },
    media: {
      name: 'Musique et médias',
      purpose: 'Lit de la musique, des podcasts ou d’autres médias dans la page.',
    },
    other: {
      name: 'Autres services',
      purpose: 'Affiche un contenu ou propose une fonction d’une autre entreprise.',
    },
  },
  policyTitle: 'Politique de cookies',
  policyDescription:
    'Quels cookies et services ce site utilise, pourquoi et pour combien de temps, et votre choix.',
  servicesTitle: 'Services d’autres entreprises',
  servicesIntro:
    'Sauf si le tableau indique qu’un service est actif, il n’est pas chargé, et rien de ce qui figure ici n’est enregistré, avant que vous l’autorisiez.',
  onAtFirst: 'Actif tant que vous ne le désactivez pas',
  noServices: 'Actuellement, ce site n’utilise aucun service d’autres entreprises.',
  exemptTitle: 'Ce que ce site enregistre lui-même',
  exemptIntro:
    'C’est nécessaire à ce que vous demandez et ne requiert donc pas de consentement. Rien de tout cela ne vous suit sur d’autres sites.',
  service: 'Service',
  purpose: 'Pour quoi faire',
  stored: 'Enregistré dans votre navigateur',
  provider: 'Fournisseur : {provider}',
  privacy: 'Confidentialité chez {service}',
  nothingStored: 'Rien à notre connaissance',
  untilDeleted: 'jusqu’à l’effacement',
  session: 'jusqu’à la fermeture du navigateur',
  kinds: {
    cookie: 'cookie',
    localStorage: 'stockage local',
    sessionStorage: 'stockage de session',
    indexedDB: 'base de données du navigateur',
  },
  exempt: {
    consent: 'Retient votre choix concernant les cookies et le numéro de son reçu.',
    remember:
      'Retient votre nom, votre adresse e-mail et votre site pour le prochain commentaire, si vous le demandez.',
    ownComments: 'Vous montre vos propres commentaires tant qu’ils attendent d’être approuvés.',
    verified: 'Retient que vous avez confirmé une adresse e-mail.',
    currency: 'Retient la monnaie que vous avez choisie.',
    cart: 'Retient les devis que vous avez mis de côté.',
    login: 'Garde le personnel connecté.',
    adminLook:
      'Retient comment le personnel a réglé l’administration (couleurs, langue, raccourcis, presse-papiers).',
  },
  decisionsTitle: 'Vos décisions',
  decisionsIntro:
    'Chaque décision laisse chez nous un reçu : un numéro aléatoire, l’heure, la langue et ce qui a été autorisé. Il ne contient ni votre nom ni votre adresse, et seul votre navigateur connaît le numéro.',
  decisionsLink: 'Afficher mes décisions',
  decisionsNone: 'Aucune décision n’est enregistrée dans ce navigateur.',
  decisionsFailed: 'Vos décisions ne peuvent pas être affichées pour le moment. Réessayez plus tard.',
  receipt: 'Numéro de votre reçu',
  decidedAt: 'Heure',
  decision: 'Décision',
  allowed: 'Autorisé',
  refused: 'Non autorisé',
  nothing: 'rien',
  methods: {
    accept: 'Accepté',
    reject: 'Refusé',
    close: 'Fermé sans accepter',
    save: 'Paramètres enregistrés',
    allow: 'Un service autorisé',
  },
}
