'use client'

import type { PanelTexts } from '../panel-texts'
import { usePanelTexts } from '../use-panel-texts'

const texts: PanelTexts<{ password: string; code: string }> = {
  en: {
    password: 'Your own password',
    code: 'Code of your authenticator app, if you use one',
  },
  de: {
    password: 'Ihr eigenes Passwort',
    code: 'Code Ihrer Authenticator-App, falls Sie eine verwenden',
  },
  es: {
    password: 'Su propia contraseña',
    code: 'Código de su aplicación de autenticación, si usa una',
  },
  fr: {
    password: 'Votre propre mot de passe',
    code: 'Code de votre application d’authentification, si vous en utilisez une',
  },
  it: {
    password: 'La sua password',
    code: 'Codice della sua app di autenticazione, se ne usa una',
  },
  pt: {
    password: 'A sua própria palavra-passe',
    code: 'Código da sua aplicação de autenticação, se usar uma',
  },
  ca: {
    password: 'La seva pròpia contrasenya',
    code: 'Codi de la seva aplicació d’autenticació, si en fa servir una',
  },
}

/** The code of somebody who may have a second factor; the password is asked for beside it. */
export const OwnCodeField = ({ name = 'code' }: { name?: string }) => {
  const { code } = usePanelTexts(texts)
  return (
    <label>
      {code}
      <input name={name} maxLength={100} autoComplete="one-time-code" spellCheck={false} />
    </label>
  )
}

/** Password and code of the user, with which a dangerous action is confirmed. */
export const IdentityFields = () => {
  const { password } = usePanelTexts(texts)
  return (
    <>
      <label>
        {password}
        <input name="currentPassword" type="password" required autoComplete="current-password" />
      </label>
      <OwnCodeField name="currentCode" />
    </>
  )
}
