import type { PageMessages } from './en'

export const fr: PageMessages = {
  skipToContent: 'Aller au contenu',
  menu: 'Menu',
  contact: 'Contact',
  mainNavigation: 'Principale',
  footerNavigation: 'Pied de page',
  cart: 'Panier',
  language: 'Langue',
  scrollToTop: 'Haut de page',
  draftPreview: 'Vous consultez un brouillon. Les visiteurs ne le voient pas encore.',
  lastChanged: 'Dernière modification : {date}',
  notFoundTitle: 'Page introuvable',
  notFoundText: 'Il n’y a plus rien à cette adresse, ou il n’y a jamais rien eu. Ceci peut vous aider :',
  notFoundSearch: 'Rechercher une école ou une ville',
  notFoundSearchButton: 'Rechercher',
  goHome: 'Aller à la page d’accueil',
  notFoundSchools: 'Voir toutes les écoles',
  forbiddenTitle: 'Vous ne pouvez pas voir cette page',
  forbiddenText: 'Il faut vous connecter, ou votre compte n’y donne pas accès.',
  tooManyTitle: 'Merci de patienter une minute',
  tooManyText: 'Trop de demandes sont venues de votre connexion. Attendez une minute et réessayez.',
  badRequestTitle: 'Cela n’a pas fonctionné',
  badRequestText: 'Ce que nous avons reçu était incomplet ou trop volumineux ; nous n’en avons rien fait.',
  unavailableTitle: 'Nous revenons dans un instant',
  unavailableText:
    'Le site n’arrive pas à joindre ses données pour le moment. Réessayez dans quelques secondes.',
  busyTitle: 'Le site est très sollicité',
  busyText:
    'Nous recevons plus de demandes que nous ne pouvons en traiter à la fois. Réessayez dans quelques secondes.',
  errorTitle: 'Désolés, c’est notre faute',
  errorText: 'Un problème est survenu de notre côté et la page n’a pas pu être affichée.',
  errorWhatNow:
    'Patientez un instant, puis rechargez la page. Si cela se reproduit, écrivez-nous en joignant ces deux lignes :',
  errorCode: 'Erreur',
  errorRequest: 'Requête',
}
