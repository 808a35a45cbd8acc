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
  confirmed: 'Nous vous avons envoyé une confirmation par e-mail.',
  summary: 'Votre demande',
  nextTitle: 'Et maintenant ?',
  nextCheck: 'L’école vérifie qu’il y a une place pour vous à ces dates.',
  nextAnswerOne: 'Elle vous répond par e-mail sous un jour ouvrable.',
  nextAnswerOther: 'Elle vous répond par e-mail sous {count} jours ouvrables.',
  nextPay:
    'Quand votre place est confirmée, l’école vous indique comment payer. D’ici là, vous ne payez rien.',
  openQuote: 'Ouvrir le devis',
  calendar: 'Ajouter les dates à votre agenda',
  questionsText: 'Contactez {school} en indiquant la référence.',
}
