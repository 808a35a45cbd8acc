import { type Locale, locales } from '../../shared/locale'
import { type ConsentConfig, defaultLanguages } from './contract'
import { type Fields, isFields, type Warning } from './warning'

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

/** Absolute, or a path of this site; `{lang}` may stand anywhere in it. */
const isAddress = (value: unknown): value is string => {
  if (typeof value !== 'string') return false
  const address = value.replaceAll('{lang}', 'en')
  if (/^\/(?![/\\])/.test(address)) return !/\s/.test(address)
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(value)

type Check = (value: unknown) => string | undefined

const boolean: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false')
const text: Check = (value) => (typeof value === 'string' ? undefined : 'must be a text')
const colour: Check = (value) =>
  isColour(value) ? undefined : 'must be a colour as #rgb, #rrggbb or #rrggbbaa'
const address: Check = (value) => (value === '' || isAddress(value) ? undefined : 'must be a valid URL')
const language: Check = (value) =>
  defaultLanguages.some((code) => code === value)
    ? undefined
    : `must be one of ${defaultLanguages.join(', ')}; es is used`
const addresses: Check = (value) =>
  Array.isArray(value) && value.every(isAddress) ? undefined : 'must be a list of valid URLs'

const policyLink: Check = (value) => {
  if (!isFields(value)) return address(value)
  const wrong = Object.entries(value).find(
    ([code, link]) => !locales.includes(code as Locale) || !isAddress(link),
  )
  return wrong && `must be a valid URL for each language; that of "${wrong[0]}" is not`
}

const button = { bgColor: colour, txtColor: colour }

interface Shape {
  [property: string]: Check | Shape
}

const shape: Shape = {
  defaultLang: language,
  brand: { dev: boolean, name: text, url: address, websiteOwner: text },
  cookiePolicyLink: policyLink,
  hideModalIn: addresses,
  showBadges: boolean,
  showRejectButton: boolean,
  styles: {
    primaryButton: button,
    secondaryButton: button,
    rejectButton: button,
    cookieButton: { activedColor: colour, disabledColor: colour },
  },
}

/** Takes over what is right, keeps the value there was for what is wrong, and says so. */
const merge = (value: unknown, base: Fields, rules: Shape, warn: (path: string, message: string) => void) => {
  if (!isFields(value)) {
    if (value !== undefined) warn('', 'must be an object')
    return base
  }
  const result = { ...base }
  for (const [property, given] of Object.entries(value)) {
    const rule = Object.hasOwn(rules, property) ? rules[property] : undefined
    if (!rule) warn(property, 'is not a known property')
    else if (given === undefined) continue
    else if (typeof rule === 'function') {
      const problem = rule(given)
      if (problem) warn(property, problem)
      else result[property] = given
    } else {
      const inner = (path: string, message: string) => warn(path ? `${property}.${path}` : property, message)
      result[property] = merge(given, base[property] as Fields, rule, inner)
    }
  }
  return result
}

/** The configuration with its defaults: of the admin panel, or of a call on the page over what the site has set. */
export const checkConfig = (
  value: unknown,
  base: ConsentConfig = defaultConfig,
): { config: ConsentConfig; warnings: Warning[] } => {
  const warnings: Warning[] = []
  const warn = (path: string, message: string) =>
    warnings.push({ path, message: `${path || 'config'} ${message}.` })
  const merged = merge(value, base as unknown as Fields, shape, warn) as unknown as ConsentConfig
  // A wrong language is not the one there was before: the specification names what it becomes.
  const config = warnings.some(({ path }) => path === 'defaultLang')
    ? { ...merged, defaultLang: 'es' as const }
    : merged
  return { config, warnings }
}
