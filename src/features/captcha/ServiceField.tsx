import type { CaptchaService } from './captcha-services.server'
import { captchaCallbacks, captchaFields } from './contract'
import type { CaptchaMessages } from './messages/messages'

/** The widget's settings, chosen by the administrator. */
export interface WidgetOptions {
  siteKey: string
  theme: string
  type: string
  size: string
  tabindex: number
}

interface ServiceFieldProps {
  t: CaptchaMessages
  service: CaptchaService
  options: WidgetOptions
  error?: string
}

/** The container of a service's widget. The script is loaded only when the form is touched. */
export function ServiceField({ t, service, options, error }: ServiceFieldProps) {
  return (
    <div
      className="form-field"
      id={captchaFields.answer}
      tabIndex={-1}
      data-captcha-service={service.script}
      data-response={service.responseField}
      data-not-loaded={t('notLoaded')}
      data-not-answered={t('notAnswered')}
    >
      {error && (
        <p id="captcha-error" className="field-error">
          {error}
        </p>
      )}
      <div
        className={service.className}
        data-sitekey={options.siteKey}
        data-theme={options.theme}
        data-type={options.type}
        data-size={options.size}
        data-tabindex={options.tabindex}
        data-callback={captchaCallbacks.done}
        data-expired-callback={captchaCallbacks.expired}
      />
      <p className="captcha-state field-error" role="status" hidden />
      <noscript>{t('noScript')}</noscript>
    </div>
  )
}
