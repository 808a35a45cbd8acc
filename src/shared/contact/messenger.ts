// Links to chats of messenger services. They are plain links: no script of the service is loaded.

const digits = (account: string) => account.replace(/\D/g, '')
const userName = (account: string) => encodeURIComponent(account.trim().replace(/^@/, ''))

const isNumber = (account: string) => /^\+[\d\s().-]{6,30}$/.test(account.trim())
const isUserName = (account: string) => /^@?[\w.-]{2,60}$/.test(account.trim())

interface Service {
  label: string
  isAccount: (account: string) => boolean
  /** Explains how to enter the account. */
  accountHint: string
  address: (account: string) => string
}

const numberHint = 'Enter the phone number with the country code, e.g. +1 250 555 0100.'
const nameHint = 'Enter the user name, e.g. tidewater.'

const services = {
  whatsapp: {
    label: 'WhatsApp',
    isAccount: isNumber,
    accountHint: numberHint,
    address: (account) => `https://wa.me/${digits(account)}`,
  },
  telegram: {
    label: 'Telegram',
    isAccount: isUserName,
    accountHint: nameHint,
    address: (account) => `https://t.me/${userName(account)}`,
  },
  signal: {
    label: 'Signal',
    isAccount: isNumber,
    accountHint: numberHint,
    address: (account) => `https://signal.me/#p/+${digits(account)}`,
  },
  messenger: {
    label: 'Messenger',
    isAccount: isUserName,
    accountHint: nameHint,
    address: (account) => `https://m.me/${userName(account)}`,
  },
  line: {
    label: 'LINE',
    isAccount: isUserName,
    accountHint: nameHint,
    address: (account) => `https://line.me/R/ti/p/~${userName(account)}`,
  },
} as const satisfies Record<string, Service>

export type MessengerService = keyof typeof services

export const messengerServices = Object.entries(services).map(([value, { label }]) => ({
  value: value as MessengerService,
  label,
}))

/** Checks the account of a service. Returns a sentence about the error; undefined if there is none. */
export const accountProblem = (service: MessengerService, account: string): string | undefined =>
  services[service].isAccount(account) ? undefined : services[service].accountHint

export interface MessengerLink {
  label: string
  /** The number or name, for paper. */
  account: string
  href: string
}

/** The link to the chat; undefined without a service or with an invalid account. */
export const messengerLink = (settings: {
  messenger?: MessengerService | null
  messengerAccount?: string | null
}): MessengerLink | undefined => {
  const { messenger, messengerAccount } = settings
  if (!messenger || !messengerAccount || accountProblem(messenger, messengerAccount)) return undefined
  const { label, address } = services[messenger]
  return { label, account: messengerAccount, href: address(messengerAccount) }
}
