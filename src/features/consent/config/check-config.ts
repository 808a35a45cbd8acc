import type { ConsentConfig } from '../contract'
import { mergeConfig } from './merge-config'
import type { Warning } from './warning'

/** A site that sets nothing: a white button with green text, grey beside it, and a reject button equal to the first. */
export const defaultConfig: ConsentConfig = {
  defaultLang: 'es',
  brand: { dev: false, name: '', url: '', websiteOwner: '' },
  cookiePolicyLink: '',
  hideModalIn: [],
  showBadges: true,
  showRejectButton: true,
  styles: {
    primaryButton: { bgColor: '#ffffff', txtColor: '#1d6b33' },
    secondaryButton: { bgColor: '#e4e4e4', txtColor: '#333333' },
    rejectButton: { bgColor: '#ffffff', txtColor: '#1d6b33' },
    cookieButton: { activedColor: '#1d6b33', disabledColor: '#6b6b6b' },
  },
}

/** What an editor has set, completed by the defaults. */
export const checkConfig = (value: unknown): { config: ConsentConfig; warnings: Warning[] } =>
  mergeConfig(value, defaultConfig)
