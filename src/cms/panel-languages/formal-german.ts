/** Payload’s German says “du” where all other texts of the panel say “Sie”. */
export const formalGerman: Readonly<Record<string, string>> = {
  'authentication.checkYourEmailForPasswordReset':
    'Gibt es zu dieser Adresse ein Konto, bekommen Sie in Kürze eine E-Mail mit einem Link für ein neues Passwort. Sehen Sie auch im Spam-Ordner nach.',
  'authentication.forgotPasswordEmailInstructions':
    'Geben Sie Ihre E-Mail-Adresse ein. Sie bekommen eine E-Mail mit einem Link, mit dem Sie ein neues Passwort wählen.',
  'authentication.loggedIn': 'Um sich mit einem anderen Konto anzumelden, <0>melden Sie sich zuerst ab</0>.',
  'authentication.loggedInChangePassword': 'Ihr Passwort ändern Sie in Ihrem <0>Konto</0>.',
  'authentication.loggedOutInactivity': 'Sie wurden abgemeldet, weil Sie länger nichts getan haben.',
  'authentication.loggedOutSuccessfully': 'Sie sind abgemeldet.',
  'authentication.youAreInactive':
    'Sie haben länger nichts getan und werden gleich abgemeldet. Möchten Sie angemeldet bleiben?',
  'error.deletingTitle':
    '{{title}} konnte nicht gelöscht werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'error.documentNotFound':
    'Das Dokument mit der Nummer {{id}} gibt es nicht, oder Sie dürfen es nicht sehen.',
  'error.notAllowedToAccessPage': 'Sie dürfen diese Seite nicht öffnen.',
  'error.notAllowedToPerformAction': 'Das dürfen Sie nicht.',
  'error.unauthorized': 'Dafür müssen Sie angemeldet sein.',
  'fields.chooseDocumentToLink': 'Wählen Sie, worauf der Link zeigt',
  'general.aboutToDelete': '{{label}} <1>{{title}}</1> löschen?',
  'general.aboutToDeleteCount_many': '{{count}} {{label}} löschen?',
  'general.aboutToDeleteCount_one': '{{count}} {{label}} löschen?',
  'general.aboutToDeleteCount_other': '{{count}} {{label}} löschen?',
  'general.aboutToPermanentlyDelete': '{{label}} <1>{{title}}</1> endgültig löschen?',
  'general.aboutToPermanentlyDeleteTrash':
    '<0>{{count}}</0> <1>{{label}}</1> endgültig aus dem Papierkorb löschen?',
  'general.aboutToRestoreAsDraftCount': '{{count}} {{label}} als Entwurf aus dem Papierkorb zurückholen?',
  'general.aboutToRestoreCount': '{{count}} {{label}} aus dem Papierkorb zurückholen?',
  'general.changesNotSaved':
    'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite jetzt verlassen, gehen sie verloren.',
  'general.copyWarning': '{{label}} {{title}}: {{to}} mit {{from}} überschreiben?',
  'general.currentlyEditing':
    'bearbeitet das gerade. Wenn Sie übernehmen, kann diese Person nicht weiter bearbeiten und verliert vielleicht, was sie noch nicht gespeichert hat.',
  'general.documentOutOfDate': 'Jemand anderes hat das vor Kurzem geändert. Sie sehen einen älteren Stand.',
  'general.sorryNotFound': 'Was Sie suchen, gibt es hier nicht.',
  'general.unsavedChanges':
    'Sie haben ungespeicherte Änderungen. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
  'general.unsavedChangesDuplicate': 'Sie haben ungespeicherte Änderungen. Trotzdem duplizieren?',
  'version.aboutToPublishSelection': 'Alle ausgewählten {{label}} veröffentlichen?',
  'version.aboutToRevertToPublished': 'Alle Änderungen seit der letzten Veröffentlichung verwerfen?',
  'version.aboutToUnpublish': 'Daraus wird wieder ein Entwurf, den Besucher nicht sehen. Fortfahren?',
  'version.aboutToUnpublishIn':
    'Daraus wird in der Sprache {{locale}} wieder ein Entwurf, den Besucher nicht sehen. Fortfahren?',
  'version.aboutToUnpublishSelection': 'Die Veröffentlichung aller ausgewählten {{label}} aufheben?',
}
