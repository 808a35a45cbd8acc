import type { CaptchaMessages } from './en'

export const ptBr: CaptchaMessages = {
  question: 'Quanto é {a} mais {b}?',
  hint: 'Responda com um número. Assim os programas não nos inundam.',
  working: 'Uma verificação em segundo plano mostra que uma pessoa está preenchendo. Nada sai deste site.',
  done: 'Verificado: uma pessoa está preenchendo.',
  wrong: 'Responda à pergunta com o número certo.',
  used: 'Essa resposta já foi usada ou é antiga demais. Responda à nova pergunta.',
  numbers: 'um dois três quatro cinco seis sete oito nove',
  away: 'No momento não foi possível concluir a verificação de que você é uma pessoa. Envie o formulário de novo daqui a pouco.',
  notDone: 'Conclua a verificação de que você é uma pessoa.',
  notLoaded:
    'A verificação de que você é uma pessoa não carrega. Veja sua conexão ou tente mais tarde. O que você escreveu continua aqui.',
  notAnswered: 'A verificação não foi concluída a tempo. Conclua-a e envie o formulário de novo.',
  noScript: 'Esta verificação precisa de JavaScript. Ative-o ou escreva para nós por e-mail.',
}
