import type { EnrolMessages } from './en'

export const ptBr: EnrolMessages = {
  keptGone: 'O que você escreveu não está mais aqui. Guardamos por 30 minutos, ou até o pedido ser enviado.',
  sentBefore: 'Você já enviou este pedido',
  sentBeforeText:
    'A escola já tem um pedido da mesma pessoa para a mesma estadia. Não é preciso enviar de novo.',
  sentOn: 'Enviado em {date}',
  sendAgain: 'Enviar outro pedido',
  sendAgainText:
    'Quer fazer um segundo pedido separado, por exemplo para alguém que usa o mesmo e-mail que você?',
  confirmed: 'Enviamos uma confirmação por e-mail para você.',
  summary: 'Seu pedido',
  nextTitle: 'O que acontece agora',
  nextCheck: 'A escola verifica se há vaga para você nessas datas.',
  nextAnswerOne: 'Ela responde por e-mail em até um dia útil.',
  nextAnswerOther: 'Ela responde por e-mail em até {count} dias úteis.',
  nextPay: 'Quando sua vaga estiver confirmada, a escola explica como pagar. Até lá, você não paga nada.',
  openQuote: 'Abrir o orçamento',
  calendar: 'Adicionar as datas à agenda',
  questionsText: 'Fale com {school} e informe a referência.',
}
