import type { CaptchaMessages } from './en'

export const ca: CaptchaMessages = {
  question: 'Quant fan {a} més {b}?',
  hint: 'Respon amb un número. Així els programes no ens inunden.',
  working: 'Es comprova en segon pla que qui omple això és una persona. Res no surt d’aquest lloc.',
  done: 'Comprovat: ho omple una persona.',
  wrong: 'Respon a la pregunta amb el número correcte.',
  used: 'Aquesta resposta ja s’ha fet servir o és massa antiga. Respon a la pregunta nova.',
  numbers: 'un dos tres quatre cinc sis set vuit nou',
  away: 'Ara mateix no s’ha pogut acabar de comprovar que ets una persona. Torna a enviar el formulari d’aquí a un moment.',
  notDone: 'Completa la comprovació que ets una persona.',
  notLoaded:
    'La comprovació que ets una persona no es carrega. Mira la connexió o torna-ho a provar més tard. El que has escrit encara és aquí.',
  notAnswered: 'La comprovació no s’ha completat a temps. Completa-la i torna a enviar el formulari.',
  noScript: 'Aquesta comprovació necessita JavaScript. Activa’l o escriu-nos per correu electrònic.',
}
