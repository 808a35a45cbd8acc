import type { BillingMessages } from './en'

export const pt: BillingMessages = {
  invoice: 'Fatura',
  number: 'Número',
  date: 'Data',
  payBy: 'A pagar até',
  recipient: 'Fatura a',
  replaces: 'Substitui a fatura {number}.',
  cancelled: 'Anulada em {date}.',
  taxId: 'Número fiscal',
  alreadyPaid: 'Já pago',
  toPay: 'A pagar',
  howToPay: 'Como pagar',
  invoiceSaysHow: 'A fatura indica como pagar.',
  scan: 'Leia o código com a aplicação do seu banco ou utilize estes dados.',
  holder: 'Titular da conta',
  bank: 'Banco',
  purpose: 'Descritivo da transferência',
  codeAlt: 'Código QR para uma transferência de {amount} para {holder}',
  course: 'Curso',
  accommodation: 'Alojamento',
  receivedOn: 'Recebido em',
  way: 'Pago com',
  balance: 'Ainda a pagar',
  leftOut: 'Este documento não consegue imprimir alguns caracteres, que foram omitidos.',
  ways: { transfer: 'Transferência', card: 'Cartão', cash: 'Numerário', other: 'Outro' },
  letterDocument: {
    title: 'Carta de aceitação',
    text: 'Confirmamos que {name} tem lugar em {school} para o curso {course}, {weeks}, de {start} a {end}.\n\nPara qualquer questão sobre esta confirmação, contacte-nos indicando a referência {reference}.',
  },
  invoiceDocument: {
    title: 'Fatura pró-forma',
    before: 'Obrigado pela inscrição. Estes são os serviços e os seus preços.',
    after:
      'Pedimos o pagamento até {payBy}, indicando o descritivo para que possamos identificá-lo. As despesas do seu banco não estão incluídas.',
  },
  receiptDocument: { title: 'Recibo', text: 'Recebemos este pagamento. Obrigado.' },
  mails: {
    letter: {
      subject: 'A sua carta de aceitação ({reference})',
      text: 'Olá, {name},\n\nEnviamos em anexo a sua carta de aceitação para {course} a partir de {start}.\n\nSe algo não estiver certo, responda a este e-mail.\n\nCom os melhores cumprimentos,\n{staff}\n{school}',
    },
    invoice: {
      subject: 'A sua fatura {invoice} ({reference})',
      text: 'Olá, {name},\n\nEnviamos em anexo a fatura {invoice} de {course} a partir de {start}. Por favor, pague {balance} até {payBy}. {howToPay}\n\nSe tiver alguma questão, responda a este e-mail.\n\nCom os melhores cumprimentos,\n{staff}\n{school}',
    },
    receipt: {
      subject: 'O seu recibo ({reference})',
      text: 'Olá, {name},\n\nRecebemos o seu pagamento de {amount}. O recibo segue em anexo.\n\nObrigado.\n\nCom os melhores cumprimentos,\n{staff}\n{school}',
    },
    reminder: {
      subject: 'Lembrete: fatura {invoice} ({reference})',
      text: 'Olá, {name},\n\nA fatura {invoice} devia ser paga até {payBy}. Ainda não recebemos {balance}. Voltamos a anexar a fatura. {howToPay}\n\nSe entretanto já pagou, ignore este e-mail.\n\nCom os melhores cumprimentos,\n{staff}\n{school}',
    },
  },
}
