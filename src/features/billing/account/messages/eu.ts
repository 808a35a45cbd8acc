import type { BillingMessages } from './en'

export const eu: BillingMessages = {
  invoice: 'Faktura',
  number: 'Zenbakia',
  date: 'Data',
  payBy: 'Ordaintzeko azken eguna',
  recipient: 'Fakturaren hartzailea',
  replaces: 'Faktura hau ordezkatzen du: {number}.',
  cancelled: 'Baliogabetze-data: {date}.',
  taxId: 'Zenbaki fiskala',
  alreadyPaid: 'Dagoeneko ordainduta',
  toPay: 'Ordaintzeko',
  howToPay: 'Nola ordaindu',
  invoiceSaysHow: 'Fakturak azaltzen du nola ordaindu.',
  scan: 'Eskaneatu kodea zure bankuaren aplikazioarekin, edo erabili datu hauek.',
  holder: 'Kontuaren titularra',
  bank: 'Bankua',
  purpose: 'Kontzeptua',
  codeAlt: 'Transferentziarako QR kodea: {amount}, {holder}',
  course: 'Ikastaroa',
  accommodation: 'Ostatua',
  receivedOn: 'Jasotze-data',
  way: 'Ordainbidea',
  balance: 'Ordaintzeke',
  leftOut: 'Dokumentu honek ezin ditu karaktere batzuk inprimatu; kendu egin dira.',
  ways: { transfer: 'Transferentzia', card: 'Txartela', cash: 'Eskudirua', other: 'Bestelakoa' },
  letterDocument: {
    title: 'Onarpen-gutuna',
    text: 'Honen bidez ziurtatzen dugu {name} onartuta dagoela {school} eskolan: {course}, {weeks}, {start} – {end}.\n\nZiurtagiri honi buruzko galderarik baduzu, jarri gurekin harremanetan eta aipatu erreferentzia: {reference}.',
  },
  invoiceDocument: {
    title: 'Proforma faktura',
    before: 'Eskerrik asko matrikulagatik. Hauek dira zerbitzuak eta haien prezioak.',
    after:
      'Mesedez, ordaindu epe honen barruan: {payBy}. Idatzi kontzeptua, ordainketa identifikatu ahal izateko. Zure bankuaren komisioak ez daude barne.',
  },
  receiptDocument: { title: 'Ordainagiria', text: 'Ordainketa hau jaso dugu. Eskerrik asko.' },
  mails: {
    letter: {
      subject: 'Zure onarpen-gutuna ({reference})',
      text: 'Kaixo, {name}:\n\nErantsita duzu onarpen-gutuna: {course}, hasiera: {start}.\n\nZerbait zuzen ez badago, erantzun mezu honi.\n\nAdeitasunez,\n{staff}\n{school}',
    },
    invoice: {
      subject: 'Zure faktura: {invoice} ({reference})',
      text: 'Kaixo, {name}:\n\nErantsita duzu {invoice} faktura: {course}, hasiera: {start}. Ordaindu beharrekoa: {balance}. Azken eguna: {payBy}. {howToPay}\n\nGalderarik baduzu, erantzun mezu honi.\n\nAdeitasunez,\n{staff}\n{school}',
    },
    receipt: {
      subject: 'Zure ordainagiria ({reference})',
      text: 'Kaixo, {name}:\n\nZure ordainketa jaso dugu: {amount}. Ordainagiria erantsita doa.\n\nEskerrik asko.\n\nAdeitasunez,\n{staff}\n{school}',
    },
    reminder: {
      subject: 'Gogorarazpena: {invoice} faktura ({reference})',
      text: 'Kaixo, {name}:\n\n{invoice} faktura ordaintzeko azken eguna: {payBy}. Oraindik ez dugu kopuru hau jaso: {balance}. Faktura berriro erantsi dugu. {howToPay}\n\nDagoeneko ordaindu baduzu, ez egin kasurik mezu honi.\n\nAdeitasunez,\n{staff}\n{school}',
    },
  },
}
