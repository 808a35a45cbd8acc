import type { EnrolMessages } from './en'

export const fr: EnrolMessages = {
  keptGone:
    'Ce que vous aviez écrit n’est plus là. Nous le gardons 30 minutes, ou jusqu’à l’envoi de la demande.',
  sentBefore: 'Vous avez déjà envoyé cette demande',
  sentBeforeText:
    'L’école a déjà une demande de la même personne pour le même séjour. Il est inutile de l’envoyer à nouveau.',
  sentOn: 'Envoyée le {date}',
  sendAgain: 'Envoyer une autre demande',
  sendAgainText:
    'Voulez-vous faire une seconde demande distincte, par exemple pour une personne qui partage votre adresse e-mail ?',
}
