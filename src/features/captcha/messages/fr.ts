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
}
