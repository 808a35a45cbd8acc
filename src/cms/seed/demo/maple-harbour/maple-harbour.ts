import type { DemoSchool } from '../../demo-types'
import { mapleHarbourTrust } from '../trust'
import { mapleHarbourAccommodation } from './accommodation'
import { mapleHarbourComments } from './comments'
import { mapleHarbourCourses } from './courses'
import { mapleHarbourDescription } from './description'
import { mapleHarbourFacts } from './facts'
import { mapleHarbourFaq } from './faq'
import { mapleHarbourGallery } from './gallery'
import { mapleHarbourOfferPictures } from './offer-pictures'
import { mapleHarbourStaff } from './people'
import { mapleHarbourPrices } from './prices'

/** An invented school in an invented town. Prices are not here: they come from elsewhere. */
export const mapleHarbour: DemoSchool = {
  slug: 'maple-harbour',
  name: 'Maple Harbour Language School',
  summary: {
    en: 'A wooden house above a Pacific harbour, nine classrooms and never more than 14 people in a class. We have taught English here since 1987, in all weathers.',
    ca: 'Una casa de fusta damunt d’un port del Pacífic, nou aules i mai més de 14 persones per classe. Hi ensenyem anglès des de 1987, faci el temps que faci.',
    de: 'Ein Holzhaus mit Blick auf einen Hafen am Pazifik, neun Klassenzimmer und nie mehr als 14 Leute in einer Klasse. Seit 1987 unterrichten wir hier Englisch, bei jedem Wetter.',
    es: 'Una casa de madera con vistas a un puerto del Pacífico, nueve aulas y nunca más de 14 personas por clase. Enseñamos inglés aquí desde 1987, haga el tiempo que haga.',
    eu: 'Zurezko etxe bat Ozeano Bareko portu baten gainean, bederatzi ikasgela eta inoiz ez 14 pertsona baino gehiago taldeko. 1987tik irakasten dugu ingelesa hemen, edozein eguraldirekin.',
    fr: 'Une maison de bois au-dessus d’un port du Pacifique, neuf salles de classe et jamais plus de 14 personnes par groupe. Nous y enseignons l’anglais depuis 1987, par tous les temps.',
    gl: 'Unha casa de madeira sobre un porto do Pacífico, nove aulas e nunca máis de 14 persoas por clase. Ensinamos inglés aquí desde 1987, faga o tempo que faga.',
    it: 'Una casa di legno con vista su un porto del Pacifico, nove aule e mai più di 14 persone per classe. Insegniamo inglese qui dal 1987, con qualsiasi tempo.',
    pt: 'Uma casa de madeira com vista para um porto do Pacífico, nove salas de aula e nunca mais de 14 pessoas por turma. Ensinamos inglês aqui desde 1987, faça chuva ou faça sol.',
    'pt-br':
      'Uma casa de madeira com vista para um porto do Pacífico, nove salas de aula e nunca mais de 14 pessoas por turma. Ensinamos inglês aqui desde 1987, faça chuva ou faça sol.',
  },
  description: mapleHarbourDescription,
  address: {
    street: '14 Lantern Street',
    town: 'Alder Bay',
    region: 'BC',
    postalCode: 'V0X 0A0',
    country: 'CA',
  },
  contact: {
    phone: '+1 250 555 0114',
    messenger: 'whatsapp',
    messengerAccount: '+1 250 555 0114',
    email: 'hello@maple-harbour.example',
    openingHours: [{ firstDay: 'mon', lastDay: 'fri', opens: '08:30', closes: '17:00' }],
    hours: {
      en: 'Monday to Friday, 8:30 to 17:00 (Pacific Time)',
      ca: 'De dilluns a divendres, de 8:30 a 17:00 (hora del Pacífic)',
      de: 'Montag bis Freitag, 8:30 bis 17:00 Uhr (Pazifikzeit)',
      es: 'De lunes a viernes, de 8:30 a 17:00 (hora del Pacífico)',
      eu: 'Astelehenetik ostiralera, 8:30-17:00 (Ozeano Bareko ordua)',
      fr: 'Du lundi au vendredi, de 8 h 30 à 17 h (heure du Pacifique)',
      gl: 'De luns a venres, de 8:30 a 17:00 (hora do Pacífico)',
      it: 'Da lunedì a venerdì, 8:30-17:00 (ora del Pacifico)',
      pt: 'De segunda a sexta-feira, das 8:30 às 17:00 (hora do Pacífico)',
      'pt-br': 'De segunda a sexta, das 8:30 às 17:00 (horário do Pacífico)',
    },
  },
  location: { lat: 49.35, lng: -124.45 },
  town: 'alder-bay.osm',
  places: [
    {
      lat: 49.351318,
      lng: -124.439544,
      text: {
        en: 'Ferry pier',
        ca: 'Moll del ferri',
        de: 'Fähranleger',
        es: 'Muelle del ferri',
        eu: 'Ferry-kaia',
        fr: 'Embarcadère du traversier',
        gl: 'Peirao do ferri',
        it: 'Molo del traghetto',
        pt: 'Cais do ferry',
        'pt-br': 'Cais da balsa',
      },
    },
    {
      lat: 49.345712,
      lng: -124.447636,
      text: {
        en: 'Bus station, Market Green',
        ca: 'Estació d’autobusos, Market Green',
        de: 'Busbahnhof, Market Green',
        es: 'Estación de autobuses, Market Green',
        eu: 'Autobus-geltokia, Market Green',
        fr: 'Gare routière, Market Green',
        gl: 'Estación de autobuses, Market Green',
        it: 'Autostazione, Market Green',
        pt: 'Terminal rodoviário, Market Green',
        'pt-br': 'Rodoviária, Market Green',
      },
    },
  ],
  founded: 1987,
  languages: ['en', 'fr'],
  hero: {
    file: 'maple-harbour',
    alt: {
      en: 'A wooden heritage house with a turret on a hill above the harbour, surrounded by red and golden maples in autumn',
      ca: 'Una casa històrica de fusta amb una torreta en un turó damunt del port, envoltada d’aurons vermells i daurats a la tardor',
      de: 'Ein altes Holzhaus mit Türmchen auf einem Hügel über dem Hafen, umgeben von roten und goldenen Ahornbäumen im Herbst',
      es: 'Una casa histórica de madera con una torrecilla en una colina sobre el puerto, rodeada de arces rojos y dorados en otoño',
      eu: 'Dorretxo bat duen zurezko etxe historiko bat, portuaren gaineko muino batean, astigar gorri eta urrekolorez inguratuta udazkenean',
      fr: 'Une maison ancienne en bois, avec une tourelle, sur une colline au-dessus du port, entourée d’érables rouges et dorés en automne',
      gl: 'Unha casa histórica de madeira cunha torreta nun outeiro sobre o porto, rodeada de pradairos vermellos e dourados no outono',
      it: 'Una casa storica di legno con una torretta su una collina sopra il porto, circondata da aceri rossi e dorati in autunno',
      pt: 'Uma casa histórica de madeira com um torreão numa colina sobre o porto, rodeada de áceres vermelhos e dourados no outono',
      'pt-br':
        'Uma casa histórica de madeira com uma torrezinha em uma colina acima do porto, cercada de bordos vermelhos e dourados no outono',
    },
  },
  gallery: mapleHarbourGallery,
  offerPictures: mapleHarbourOfferPictures,
  facts: mapleHarbourFacts,
  staff: mapleHarbourStaff,
  faq: mapleHarbourFaq,
  trust: mapleHarbourTrust,
  courses: mapleHarbourCourses,
  accommodation: mapleHarbourAccommodation,
  prices: mapleHarbourPrices,
  comments: mapleHarbourComments,
}
