import type { BillingMessages } from './en'

export const ptBr: BillingMessages = {
  invoice: 'Fatura',
  number: 'Número',
  date: 'Data',
  payBy: 'A pagar até',
  recipient: 'Fatura para',
  replaces: 'Substitui a fatura {number}.',
  cancelled: 'Cancelada em {date}.',
  taxId: 'Número fiscal',
  alreadyPaid: 'Já pago',
  toPay: 'A pagar',
  howToPay: 'Como pagar',
  invoiceSaysHow: 'A fatura informa como pagar.',
  scan: 'Leia o código com o aplicativo do seu banco ou use estes dados.',
  holder: 'Titular da conta',
  bank: 'Banco',
  purpose: 'Descrição da transferência',
  codeAlt: 'Código QR para uma transferência de {amount} para {holder}',
  course: 'Curso',
  accommodation: 'Acomodação',
  receivedOn: 'Recebido em',
  way: 'Pago com',
  balance: 'Ainda a pagar',
  leftOut: 'Este documento não consegue imprimir alguns caracteres, que foram omitidos.',
  ways: { transfer: 'Transferência', card: 'Cartão', cash: 'Dinheiro', other: 'Outro' },
  letterDocument: {
    title: 'Carta de aceitação',
    text: 'Confirmamos que {name} tem uma vaga em {school} para o curso {course}, {weeks}, de {start} a {end}.\n\nEm caso de dúvidas sobre esta confirmação, entre em contato conosco informando a referência {reference}.',
  },
  invoiceDocument: {
    title: 'Fatura pró-forma',
    before: 'Obrigado pela matrícula. Estes são os serviços e seus preços.',
    after:
      'Pedimos o pagamento até {payBy}, informando a descrição para que possamos identificá-lo. As tarifas do seu banco não estão incluídas.',
  },
  receiptDocument: { title: 'Recibo', text: 'Recebemos este pagamento. Obrigado.' },
  mails: {
    letter: {
      subject: 'Sua carta de aceitação ({reference})',
      text: 'Olá, {name},\n\nEnviamos em anexo sua carta de aceitação para {course} a partir de {start}.\n\nSe algo não estiver certo, responda a este e-mail.\n\nAtenciosamente,\n{staff}\n{school}',
    },
    invoice: {
      subject: 'Sua fatura {invoice} ({reference})',
      text: 'Olá, {name},\n\nEnviamos em anexo a fatura {invoice} de {course} a partir de {start}. Por favor, pague {balance} até {payBy}. {howToPay}\n\nSe tiver alguma dúvida, responda a este e-mail.\n\nAtenciosamente,\n{staff}\n{school}',
    },
    receipt: {
      subject: 'Seu recibo ({reference})',
      text: 'Olá, {name},\n\nRecebemos seu pagamento de {amount}. O recibo está em anexo.\n\nObrigado.\n\nAtenciosamente,\n{staff}\n{school}',
    },
    reminder: {
      subject: 'Lembrete: fatura {invoice} ({reference})',
      text: 'Olá, {name},\n\nA fatura {invoice} devia ser paga até {payBy}. Ainda não recebemos {balance}. Anexamos novamente a fatura. {howToPay}\n\nSe você já pagou, desconsidere este e-mail.\n\nAtenciosamente,\n{staff}\n{school}',
    },
  },
}
