/**
 * Phrases common to spam, whatever it sells: it asks readers to do something, points at something of its author's, or promises a
 * gain. Unlike words, these three apply to every subject, so the filter counts them as tokens and learns their weight.
 *
 * Written for folded text (`foldWords`) without apostrophes, in the languages of the site.
 */

const oneOf = (...phrases: string[]) => new RegExp(`(?<=^| )(?:${phrases.join('|')})(?=$| )`, 'g')

/** Asks the reader for something. */
export const callToAction = oneOf(
  // English
  'su[bs]+c?scri\\w*',
  'subs?',
  'follow',
  '(?:check|chk) (?:(?:it|this|that|him|her|them|us|me|my|our|these) )?out',
  'checkout',
  'check (?:my|our|this|these)',
  '(?:take|have) a look',
  'look (?:at|up) (?:my|our|this)',
  '(?:watch|see|listen to) (?:my|our)',
  'likes? (?:this|my|our|us|if|and|for)',
  'a like',
  'thumbs? up',
  'share (?:this|it|my|our|your|and|with)',
  'vote',
  'click',
  'visit',
  'go to',
  'add me',
  'search for',
  'join',
  'sign up',
  '(?:leave|give) (?:a|me|it|us)',
  '(?:help|support) (?:me|us|my|our)',
  'please|pl[sz]',
  'comment (?:if|and|below)',
  // German
  'abonnier\\w*|folgt? (?:mir|uns)|klickt?|besucht?|schaut? (?:mal|euch|vorbei)|teilt|gefallt mir|bitte',
  // Spanish, Galician, Catalan
  'suscrib\\w*|subscriu\\w*|sigue?(?:me|nos)|seguidme|segueixe\\w*|haz clic|clica|pincha|visita|comparte|compartid|comparteix|por favor|si us plau|mira (?:mi|mis|el meu)',
  // French
  'abonne\\w*|suive[zs]|clique[zr]?|visite[zr]?|partage[zr]?|sil (?:te|vous) plait|regarde[zr]? (?:ma|mes|mon)',
  // Italian
  'iscriv\\w*|segui(?:mi|ci|temi)|clicca\\w*|visitate|condividi|per favore|guarda(?:te)? (?:il mio|la mia|i miei)',
  // Portuguese
  'inscrev\\w*|sigam|siga me|clique|visite|compartilh\\w*|partilh\\w*|da like|veja (?:meu|minha|o meu)',
  // Basque
  'harpidetu|jarraitu|klikatu|bisitatu|partekatu|mesedez',
)

/** Points at something of the author's own. */
export const selfPromotion = oneOf(
  '(?:my|our|mein\\w*|unser\\w*|mis?|nuestr\\w+|meus?|minhas?|nosso|nossa|els? meus?|la meva|mon|ma|mes|notre|nos|il mio|la mia|i miei|nostr\\w+|nire|gure)' +
    ' (?:\\w+ )?(?:chann?els?|kanal\\w*|canale?s?|canal|chaine|vid\\w*|pages?|pagina|seite|blogs?|(?:web ?)?sites?|webseite|profil\\w*|perfil|songs?|music\\w*|musik|covers?|accounts?|shop|store|tienda|loja|links?|group|band|album|track|remix|app|books?|stuff|playlist|youtube|facebook|instagram|twitter|tiktok|telegram|whatsapp)',
)

/** Promises a gain. */
export const promisedGain = oneOf(
  'free|earn\\w*|money|cash|win|prizes?|gifts?|giveaway|dollars?|paypal|discounts?|cheap|buy|sale|offers?|income|loans?|casino|bitcoins?|crypto|viagra|work from home',
  'gratis|kostenlos|geld|verdien\\w*|gewinn\\w*|rabatt|kredit|billig',
  'dinero|diners|gana\\w*|premios?|regalo|descuento|barato|prestamo|oferta|diru\\w*|doan',
  'gratuit\\w*|argent|gagne[zr]?|cadeau|reduction|pret',
  'soldi|guadagn\\w*|vinci|premio|sconto|prestito|dinheiro|ganh\\w*|gratuito|desconto|emprestimo',
)

export const countMatches = (pattern: RegExp, folded: string): number => folded.match(pattern)?.length ?? 0
