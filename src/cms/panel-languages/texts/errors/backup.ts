import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const backupErrors: PanelDictionary = {
  'This download has expired. Enter your password again.': {
    de: 'Dieser Download ist abgelaufen. Geben Sie Ihr Passwort noch einmal ein.',
    es: 'Esta descarga ha caducado. Introduzca su contraseña de nuevo.',
    fr: 'Ce téléchargement a expiré. Saisissez à nouveau votre mot de passe.',
    it: 'Questo download è scaduto. Inserisca di nuovo la password.',
    pt: 'Esta transferência expirou. Introduza novamente a sua palavra-passe.',
    ca: 'Aquesta baixada ha caducat. Torni a introduir la contrasenya.',
  },
  'Another backup is being written just now. Try again when it is done.': {
    de: 'Gerade wird eine andere Sicherung geschrieben. Versuchen Sie es noch einmal, wenn sie fertig ist.',
    es: 'Ahora mismo se está escribiendo otra copia de seguridad. Inténtelo de nuevo cuando haya terminado.',
    fr: 'Une autre sauvegarde est en cours. Réessayez quand elle sera terminée.',
    it: 'In questo momento è in corso un altro backup. Riprovi quando sarà terminato.',
    pt: 'Está a ser escrita outra cópia de segurança. Tente novamente quando terminar.',
    ca: 'Ara mateix s’està escrivint una altra còpia de seguretat. Torni-ho a provar quan hagi acabat.',
  },
}
