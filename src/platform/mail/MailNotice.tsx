import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { type PanelTexts, textsIn } from '../payload/admin/panel-texts'
import { hasNoMailServer } from './adapter'

const texts: PanelTexts<{ noServer: string; whereMailsAre: string; howToMend: string }> = {
  en: {
    noServer: 'No mail server is set: no mail reaches anybody.',
    whereMailsAre:
      'Mails to visitors and staff are kept as files in the folder “outbox” of the data directory.',
    howToMend: 'An operator sets SMTP_URL to send mail; then set kept mails to “Queued” to send them.',
  },
  de: {
    noServer: 'Es ist kein Mailserver eingestellt: Keine Mail erreicht jemanden.',
    whereMailsAre:
      'Mails an Besucher und Team werden als Dateien im Ordner „outbox“ des Datenverzeichnisses aufbewahrt.',
    howToMend:
      'Zum Versenden stellt ein Betreiber SMTP_URL ein; setzen Sie danach aufbewahrte Mails auf „In der Warteschlange“.',
  },
  es: {
    noServer: 'No hay servidor de correo configurado: ningún correo llega a nadie.',
    whereMailsAre:
      'Los correos a visitantes y al equipo se guardan como archivos en la carpeta «outbox» del directorio de datos.',
    howToMend:
      'Para enviarlos, el operador configura SMTP_URL; después ponga los correos guardados «En cola».',
  },
  fr: {
    noServer: 'Aucun serveur de messagerie n’est configuré : aucun courriel ne parvient à personne.',
    whereMailsAre:
      'Les courriels aux visiteurs et à l’équipe sont conservés dans le dossier « outbox » du répertoire de données.',
    howToMend:
      'Pour les envoyer, un exploitant configure SMTP_URL ; mettez ensuite les courriels conservés « En attente d’envoi ».',
  },
  it: {
    noServer: 'Nessun server di posta è impostato: nessuna e-mail raggiunge qualcuno.',
    whereMailsAre:
      'Le e-mail a visitatori e personale sono conservate come file nella cartella «outbox» della directory dei dati.',
    howToMend: 'Per inviarle, un operatore imposta SMTP_URL; poi metta «In coda» le e-mail conservate.',
  },
  pt: {
    noServer: 'Não há servidor de correio configurado: nenhum e-mail chega a ninguém.',
    whereMailsAre:
      'Os e-mails para visitantes e equipa são guardados como ficheiros na pasta «outbox» do diretório de dados.',
    howToMend: 'Para enviar, um operador configura SMTP_URL; depois ponha «Na fila» os e-mails guardados.',
  },
  ca: {
    noServer: 'No hi ha cap servidor de correu configurat: cap correu no arriba a ningú.',
    whereMailsAre:
      'Els correus a visitants i a l’equip es desen com a fitxers a la carpeta «outbox» del directori de dades.',
    howToMend: 'Per enviar-los, l’operador configura SMTP_URL; després posi «A la cua» els correus desats.',
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
