import type { FormMessages } from './en'

export const fr: FormMessages = {
  optional: 'facultatif',
  choose: 'Choisissez…',
  severalHint: 'Plusieurs réponses sont possibles.',
  onlyIf: 'Seulement si vous avez répondu « {answer} » à « {field} ».',
  onlyIfAny: 'Seulement si vous avez répondu à « {field} ».',
  send: 'Envoyer',
  leaveEmpty: 'Ne pas remplir',
  errorPrefix: 'Erreur :',
  errorSummary: 'Vérifiez ces champs',
  errorKept: 'Rien n’a encore été envoyé. Ce que vous avez écrit est toujours là.',
  missing: 'Remplissez « {field} ».',
  missingChoice: 'Choisissez une réponse à « {field} ».',
  missingConsent: 'Cochez « {field} » pour envoyer le formulaire.',
  tooLong: '« {field} » : {max} caractères au maximum. Il y en a {count} maintenant.',
  emailWrong: '« {field} » : saisissez une adresse e-mail comme ana@example.org.',
  phoneWrong: '« {field} » : saisissez un numéro de 6 à 15 chiffres, comme +34 600 123 456.',
  dateWrong: '« {field} » : saisissez une date qui existe.',
  choiceWrong: '« {field} » : choisissez une des réponses de la liste.',
  honeypot: 'Le champ « Ne pas remplir » doit rester vide. Nous l’avons vidé pour vous.',
  tooFast:
    'Vous avez envoyé beaucoup de formulaires en peu de temps. Attendez quelques minutes et envoyez-le à nouveau.',
  tooMany:
    'Nous ne pouvons plus accepter de formulaires aujourd’hui. Réessayez demain ou écrivez-nous un e-mail.',
  notStored:
    'Nous n’avons pas pu enregistrer votre envoi. Attendez un instant et envoyez le formulaire à nouveau.',
  keptGone:
    'Ce que vous aviez écrit n’est plus là. Nous le gardons 30 minutes, ou jusqu’à l’envoi du formulaire.',
  oneMoreStep: 'Encore une étape',
  oneMoreStepText:
    'Répondez à la question ci-dessous et envoyez le formulaire à nouveau. Ce que vous avez écrit est toujours là.',
  sentTitle: 'Merci',
  sentText: 'Nous avons bien reçu votre message et vous répondrons dès que possible.',
  sentMailed: 'Nous vous avons envoyé une confirmation par e-mail.',
  backHome: 'Aller à la page d’accueil',
  yes: 'Oui',
  mailSubject: '{form} : nous avons reçu votre message',
  mailTitle: 'Nous avons reçu votre message',
  mailText: 'Merci pour votre message. Nous vous répondrons dès que possible.',
  mailAnswers: 'Voici ce que vous avez envoyé',
  mailReply: 'Pour ajouter ou corriger quelque chose, répondez à cet e-mail.',
  mailWhy:
    'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur notre site. Si ce n’était pas vous, ignorez-le.',
  officeTitle: 'Nouveau message : {form}',
  officeText: 'Quelqu’un a envoyé le formulaire « {form} » du site.',
  officeReply: 'Si vous répondez à cet e-mail, votre réponse est adressée à {email}.',
  officeOpen: 'Ouvrir le message',
  officeOpenText: 'Ouvrez-le ici pour changer son état ou ajouter une note :',
  officeLanguage: 'Langue de l’expéditeur',
  officePage: 'Envoyé depuis',
}
