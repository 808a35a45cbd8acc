import { locales } from '../../../shared/locale'
import type { DemoLink, DemoSite, Localised } from '../demo-types'
import { demoContact } from './forms'
import { demoCookiePolicy } from './pages/cookies'
import { demoPrivacy } from './pages/privacy'
import { demoTerms } from './pages/terms'

/** A name is the same in all languages. */
const inAllLanguages = (name: string): Localised =>
  Object.fromEntries(locales.map((locale) => [locale, name])) as Localised

// In the menu and at the foot of the page.
const about: DemoLink = {
  label: {
    en: 'About',
    ca: 'Qui som',
    de: 'Über uns',
    es: 'Quiénes somos',
    eu: 'Nor gara',
    fr: 'À propos',
    gl: 'Quen somos',
    it: 'Chi siamo',
    pt: 'Sobre nós',
    'pt-br': 'Sobre nós',
  },
  path: '/about',
}

const arrival: DemoLink = {
  label: {
    en: 'Visas & arrival',
    ca: 'Visats i arribada',
    de: 'Visum & Anreise',
    es: 'Visados y llegada',
    eu: 'Bisak eta iritsiera',
    fr: 'Visas et arrivée',
    gl: 'Visados e chegada',
    it: 'Visti e arrivo',
    pt: 'Vistos e chegada',
    'pt-br': 'Vistos e chegada',
  },
  path: '/arrival',
}

const news: DemoSite['navigation'][number] = {
  label: {
    en: 'News',
    ca: 'Notícies',
    de: 'Aktuelles',
    es: 'Noticias',
    eu: 'Albisteak',
    fr: 'Actualités',
    gl: 'Novas',
    it: 'Notizie',
    pt: 'Notícias',
    'pt-br': 'Notícias',
  },
  path: '/news',
}

const contact: DemoSite['navigation'][number] = { label: demoContact.title, path: '/contact' }

export const demoSite: DemoSite = {
  name: 'Tidewater Language Schools',
  tagline: {
    en: 'Two small language schools on two Canadian coasts',
    ca: 'Dues petites escoles d’idiomes en dues costes del Canadà',
    de: 'Zwei kleine Sprachschulen an zwei Küsten Kanadas',
    es: 'Dos pequeñas escuelas de idiomas en dos costas de Canadá',
    eu: 'Bi hizkuntza-eskola txiki Kanadako bi kostaldetan',
    fr: 'Deux petites écoles de langues sur deux côtes du Canada',
    gl: 'Dúas pequenas escolas de idiomas en dúas costas do Canadá',
    it: 'Due piccole scuole di lingue su due coste del Canada',
    pt: 'Duas pequenas escolas de línguas em duas costas do Canadá',
    'pt-br': 'Duas pequenas escolas de idiomas em duas costas do Canadá',
  },
  footerText: {
    en: 'Maple Harbour Language School, Alder Bay and everything else on this site are invented to show what Schoolhouse can do.',
    ca: 'Maple Harbour Language School, Alder Bay i tota la resta d’aquest web són inventats per mostrar què pot fer Schoolhouse.',
    de: 'Maple Harbour Language School, Alder Bay und alles andere auf dieser Website sind erfunden, um zu zeigen, was Schoolhouse kann.',
    es: 'Maple Harbour Language School, Alder Bay y todo lo demás de este sitio son inventados para mostrar lo que puede hacer Schoolhouse.',
    eu: 'Maple Harbour Language School, Alder Bay eta webgune honetako gainerako guztia asmatuak dira, Schoolhousek zer egin dezakeen erakusteko.',
    fr: 'Maple Harbour Language School, Alder Bay et tout le reste de ce site sont inventés pour montrer ce que Schoolhouse sait faire.',
    gl: 'Maple Harbour Language School, Alder Bay e todo o demais deste sitio son inventados para amosar o que pode facer Schoolhouse.',
    it: 'Maple Harbour Language School, Alder Bay e tutto il resto di questo sito sono inventati per mostrare che cosa sa fare Schoolhouse.',
    pt: 'Maple Harbour Language School, Alder Bay e tudo o resto neste site são inventados para mostrar o que o Schoolhouse consegue fazer.',
    'pt-br':
      'Maple Harbour Language School, Alder Bay e tudo o mais neste site são inventados para mostrar o que o Schoolhouse pode fazer.',
  },
  contact: {
    email: 'hello@tidewater.example',
    phone: '+1 250 555 0100',
    messenger: 'whatsapp',
    messengerAccount: '+1 250 555 0100',
    address: '14 Lantern Street, Alder Bay, BC V0X 0A0, Canada',
  },
  navigation: [
    {
      label: {
        en: 'Home',
        ca: 'Inici',
        de: 'Startseite',
        es: 'Inicio',
        eu: 'Hasiera',
        fr: 'Accueil',
        gl: 'Inicio',
        it: 'Home',
        pt: 'Início',
        'pt-br': 'Início',
      },
      path: '/',
    },
    {
      label: {
        en: 'Schools',
        ca: 'Escoles',
        de: 'Schulen',
        es: 'Escuelas',
        eu: 'Eskolak',
        fr: 'Écoles',
        gl: 'Escolas',
        it: 'Scuole',
        pt: 'Escolas',
        'pt-br': 'Escolas',
      },
      path: '/#anc-schools',
      children: [
        { label: inAllLanguages('Maple Harbour'), path: '/schools/maple-harbour' },
        { label: inAllLanguages('Vieux-Phare'), path: '/schools/vieux-phare' },
      ],
    },
    news,
    about,
    contact,
  ],
  callToAction: {
    label: {
      en: 'Calculate your price',
      ca: 'Calcula el teu preu',
      de: 'Berechne deinen Preis',
      es: 'Calcula tu precio',
      eu: 'Kalkulatu zure prezioa',
      fr: 'Calculez votre prix',
      gl: 'Calcula o teu prezo',
      it: 'Calcola il tuo prezzo',
      pt: 'Calcule o seu preço',
      'pt-br': 'Calcule o seu preço',
    },
    path: '/#anc-schools',
  },
  footerNavigation: [
    about,
    news,
    arrival,
    contact,
    {
      label: demoTerms.title,
      path: '/terms',
    },
    {
      label: demoPrivacy.title,
      path: '/privacy',
    },
    {
      label: demoCookiePolicy.title,
      path: '/cookie-policy',
    },
  ],
}
