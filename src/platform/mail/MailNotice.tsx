import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { type PanelTexts, textsIn } from '../payload/admin/panel-texts'
import { hasNoMailServer } from './adapter'

const texts: PanelTexts<{ noServer: string; whereMailsAre: string; howToMend: string }> = {
  en: {
    noServer: 'No mail server is set: no mail reaches anybody.',
    whereMailsAre:
      'Mails to visitors and staff are kept as files in the folder “outbox” of the data directory.',
    howToMend:
      'Ask whoever runs the website to connect it to your mail server. Then set kept mails to “Queued” to send them.',
  },
  de: {
    noServer: 'Es ist kein Mailserver eingestellt: Keine Mail erreicht jemanden.',
    whereMailsAre:
      'Mails an Besucher und Team werden als Dateien im Ordner „outbox“ des Datenverzeichnisses aufbewahrt.',
    howToMend:
      'Bitten Sie die Person, die die Website betreibt, sie mit Ihrem Mailserver zu verbinden. Setzen Sie danach aufbewahrte Mails auf „In der Warteschlange“.',
  },
  es: {
    noServer: 'No hay servidor de correo configurado: ningún correo llega a nadie.',
    whereMailsAre:
      'Los correos a visitantes y al equipo se guardan como archivos en la carpeta «outbox» del directorio de datos.',
    howToMend:
      'Pida a quien gestiona el sitio web que lo conecte con su servidor de correo. Después ponga los correos guardados «En cola».',
  },
  fr: {
    noServer: 'Aucun serveur de messagerie n’est configuré : aucun courriel ne parvient à personne.',
    whereMailsAre:
      'Les courriels aux visiteurs et à l’équipe sont conservés dans le dossier « outbox » du répertoire de données.',
    howToMend:
      'Demandez à la personne qui exploite le site de le relier à votre serveur de messagerie. Mettez ensuite les courriels conservés « En attente d’envoi ».',
  },
  it: {
    noServer: 'Nessun server di posta è impostato: nessuna e-mail raggiunge qualcuno.',
    whereMailsAre:
      'Le e-mail a visitatori e personale sono conservate come file nella cartella «outbox» della directory dei dati.',
    howToMend:
      'Chieda a chi gestisce il sito di collegarlo al vostro server di posta. Poi metta «In coda» le e-mail conservate.',
  },
  pt: {
    noServer: 'Não há servidor de correio configurado: nenhum e-mail chega a ninguém.',
    whereMailsAre:
      'Os e-mails para visitantes e equipa são guardados como ficheiros na pasta «outbox» do diretório de dados.',
    howToMend:
      'Peça a quem gere o site que o ligue ao vosso servidor de correio. Depois ponha «Na fila» os e-mails guardados.',
  },
  ca: {
    noServer: 'No hi ha cap servidor de correu configurat: cap correu no arriba a ningú.',
    whereMailsAre:
      'Els correus a visitants i a l’equip es desen com a fitxers a la carpeta «outbox» del directori de dades.',
    howToMend:
      'Demani a qui gestiona el lloc web que el connecti amb el vostre servidor de correu. Després posi «A la cua» els correus desats.',
  },
}

/** On the first screen and above the list of outgoing mail, as long as no mail server is set. */
export const MailNotice = ({ payload, i18n }: Pick<ServerProps, 'payload' | 'i18n'>) => {
  if (!hasNoMailServer(payload)) return null
  const { noServer, whereMailsAre, howToMend } = textsIn(texts, i18n.language)
  return (
    <Banner type="error">
      <p role="note">
        <strong>{noServer}</strong> {whereMailsAre} {howToMend}
      </p>
    </Banner>
  )
}
