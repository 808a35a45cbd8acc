/**
 * Words that an abbreviation may stand for. A word matches another when they can have one meaning, so `St` finds `Street` and
 * `Saint`, but `Place` never finds `Plaza`, although both are written `Pl`.
 */
const abbreviations = new Map(
  Object.entries<string[]>({
    st: ['street', 'saint', 'sankt'],
    str: ['street', 'strasse', 'strada'],
    ste: ['sainte'],
    av: ['avenue', 'avenida', 'avinguda'],
    ave: ['avenue'],
    avda: ['avenida', 'avinguda'],
    bd: ['boulevard'],
    boul: ['boulevard'],
    blvd: ['boulevard'],
    rd: ['road'],
    dr: ['drive', 'doctor'],
    ln: ['lane'],
    ct: ['court'],
    crt: ['court'],
    cr: ['crescent'],
    cres: ['crescent'],
    cir: ['circle'],
    sq: ['square'],
    ter: ['terrace'],
    terr: ['terrace'],
    pkwy: ['parkway'],
    pky: ['parkway'],
    hwy: ['highway'],
    gdns: ['gardens'],
    hts: ['heights'],
    pl: ['place', 'plaza', 'placa', 'platz', 'praca', 'praza'],
    plz: ['plaza', 'platz'],
    pza: ['plaza', 'piazza', 'praza'],
    mt: ['mount', 'mont'],
    ch: ['chemin'],
    rte: ['route'],
    imp: ['impasse'],
    all: ['allee'],
    r: ['rue', 'rua'],
    c: ['calle', 'carrer'],
    cl: ['calle'],
    ctra: ['carretera'],
    ps: ['paseo', 'passeig'],
    pg: ['passeig'],
    v: ['via'],
    vle: ['viale'],
    cso: ['corso'],
    lg: ['largo'],
    tv: ['travessa'],
    k: ['kalea'],
    etorb: ['etorbidea'],
    n: ['north', 'nord', 'norte'],
    e: ['east', 'est', 'este'],
    s: ['south', 'sud', 'sur', 'sul'],
    w: ['west'],
    o: ['ouest', 'oeste', 'ovest'],
    ne: ['northeast'],
    nw: ['northwest'],
    se: ['southeast'],
    sw: ['southwest'],
    '1st': ['first'],
    '2nd': ['second'],
    '3rd': ['third'],
    '4th': ['fourth'],
    '5th': ['fifth'],
    '6th': ['sixth'],
    '7th': ['seventh'],
    '8th': ['eighth'],
    '9th': ['ninth'],
    '10th': ['tenth'],
  }),
)

/** Case, accents and signs do not matter; a number keeps its dash or stroke, and `#` its meaning. `12½` is `12 1/2`. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/(?<=\p{L})['’`´](?=\p{L})/gu, '')
    .replace(/(?<!\p{L})(\p{L})\./gu, '$1')
    .replace(/(?<=\d\p{L}?)\s?[-–—/⁄]\s?(?=\d)/gu, '-')
    .replace(/#/g, ' # ')
    .split(/[^\p{L}\p{N}#-]+|(?<!\d\p{L}?)-+|-+(?!\d)/u)
    .filter((word) => word !== '')
    // Hauptstraße, Hauptstr.: the kind of street is part of the word.
    .map((word) => word.replace(/(?<=.)strasse$/, 'str'))

/** Results of a function of a text, of which there are far fewer than calls: a street has many houses. */
export const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}

/** A postcode without the code of its country: `FI-00170`, `SE-111 22`, `PL-00-950`. */
export const withoutCountryCode = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{L}{1,3}-(?=(?:\d{4,6}|\d{3} \d\d|\d\d-\d{3})\b)/gu, '')

export const meaningsOf = (word: string): string[] => abbreviations.get(word) ?? [word]

export const sameWord = (a: string, b: string): boolean =>
  a === b || meaningsOf(a).some((meaning) => meaningsOf(b).includes(meaning))

/** Where a sequence of words stands in another, as the places of its first word. */
export const placesOf = (words: string[], within: string[]): number[] => {
  const places: number[] = []
  for (let at = 0; at + words.length <= within.length; at++)
    if (words.every((word, i) => sameWord(word, within[at + i] as string))) places.push(at)
  return places
}

/** Words that say what kind of street it is, which visitors leave out or mix up. */
export const kindsOfStreet = new Set([
  ...['street', 'strasse', 'strada', 'avenue', 'avenida', 'avinguda', 'boulevard', 'road', 'drive', 'lane'],
  ...['court', 'crescent', 'circle', 'square', 'terrace', 'parkway', 'highway', 'gardens', 'place', 'plaza'],
  ...[
    'placa',
    'platz',
    'praca',
    'praza',
    'piazza',
    'chemin',
    'route',
    'impasse',
    'allee',
    'rue',
    'rua',
    'calle',
  ],
  ...[
    'carrer',
    'carretera',
    'paseo',
    'passeig',
    'via',
    'viale',
    'corso',
    'largo',
    'travessa',
    'kalea',
    'etorbidea',
  ],
  ...['way', 'weg', 'gasse', 'quay', 'quai', 'camino', 'cami', 'vicolo', 'trail', 'close', 'row'],
])
