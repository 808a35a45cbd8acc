import type { Localised } from '../demo-types'

/** What the demo's home page says below its heading. */
export const demoHome: { lead: Localised } = {
  lead: {
    en: 'English above a Pacific harbour, French beside a lighthouse in Quebec: small classes, a family or a residence to live in, and a price that you can work out in a minute.',
    ca: 'Anglès damunt d’un port del Pacífic, francès al costat d’un far del Quebec: grups petits, una família o una residència per viure-hi i un preu que calcules en un minut.',
    de: 'Englisch über einem Hafen am Pazifik, Französisch neben einem Leuchtturm in Québec: kleine Gruppen, eine Gastfamilie oder ein Zimmer im Wohnheim und ein Preis, den du in einer Minute ausgerechnet hast.',
    es: 'Inglés sobre un puerto del Pacífico, francés junto a un faro de Quebec: grupos pequeños, una familia o una residencia donde vivir y un precio que calculas en un minuto.',
    eu: 'Ingelesa Ozeano Bareko portu baten gainean, frantsesa Quebeceko itsasargi baten ondoan: talde txikiak, familia edo egoitza bat bizitzeko, eta minutu batean kalkulatzen duzun prezioa.',
    fr: 'L’anglais au-dessus d’un port du Pacifique, le français au pied d’un phare du Québec : de petits groupes, une famille ou une résidence où loger, et un prix que vous calculez en une minute.',
    gl: 'Inglés sobre un porto do Pacífico, francés a carón dun faro do Quebec: grupos pequenos, unha familia ou unha residencia onde vivir e un prezo que calculas nun minuto.',
    it: 'L’inglese sopra un porto del Pacifico, il francese accanto a un faro del Québec: classi piccole, una famiglia o una residenza dove abitare e un prezzo che calcoli in un minuto.',
    pt: 'Inglês acima de um porto do Pacífico, francês ao lado de um farol do Quebeque: turmas pequenas, uma família ou uma residência onde viver e um preço que calcula num minuto.',
    'pt-br':
      'Inglês acima de um porto do Pacífico, francês ao lado de um farol no Quebec: turmas pequenas, uma família ou uma residência para morar e um preço que você calcula em um minuto.',
  },
}
