import type { CaptchaMessages } from './en'

export const fr: CaptchaMessages = {
  question: 'Combien font {a} plus {b} ?',
  hint: 'Répondez par un nombre. Cela évite que des programmes nous submergent.',
  working:
    'Une vérification en arrière-plan montre qu’une personne remplit ce formulaire. Rien ne quitte ce site.',
  done: 'Vérifié : une personne remplit ce formulaire.',
  wrong: 'Répondez à la question par le bon nombre.',
  used: 'Cette réponse a déjà servi ou est trop ancienne. Répondez à la nouvelle question.',
  numbers: 'un deux trois quatre cinq six sept huit neuf',
  away: 'La vérification que vous êtes une personne n’a pas pu aboutir à l’instant. Renvoyez le formulaire dans un moment.',
  notDone: 'Terminez la vérification que vous êtes une personne.',
  notLoaded:
    'La vérification que vous êtes une personne ne se charge pas. Vérifiez votre connexion ou réessayez plus tard. Ce que vous avez écrit est toujours là.',
  notAnswered: 'La vérification n’a pas été terminée à temps. Terminez-la et renvoyez le formulaire.',
  noScript: 'Cette vérification a besoin de JavaScript. Activez-le ou écrivez-nous par e-mail.',
}
