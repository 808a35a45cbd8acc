// Links to chats of messenger services. They are plain links: no script of the service is loaded.

const digits = (account: string) => account.replace(/\D/g, '')
const userName = (account: string) => encodeURIComponent(account.trim().replace(/^@/, ''))

const isNumber = (account: string) => /^\+[\d\s().-]{6,30}$/.test(account.trim())
const isUserName = (account: string) => /^@?[\w.-]{2,60}$/.test(account.trim())

/** The kind of account that is expected instead. */
type AccountProblem = 'number' | 'name'

interface Service {
  label: string
  isAccount: (account: string) => boolean
  accountHint: AccountProblem
  address: (account: string) => string
}

const services = {
  whatsapp: {
    label: 'WhatsApp',
    isAccount: isNumber,
    accountHint: 'number',
    address: (account) => `https://wa.me/${digits(account)}`,
  },
  telegram: {
    label: 'Telegram',
    isAccount: isUserName,
    accountHint: 'name',
    address: (account) => `https://t.me/${userName(account)}`,
  },
  signal: {
    label: 'Signal',
    isAccount: isNumber,
    accountHint: 'number',
    address: (account) => `https://signal.me/#p/+${digits(account)}`,
  },
  messenger: {
    label: 'Messenger',
    isAccount: isUserName,
    accountHint: 'name',
    address: (account) => `https://m.me/${userName(account)}`,
  },
  line: {
    label: 'LINE',
    isAccount: isUserName,
    accountHint: 'name',
    address: (account) => `https://line.me/R/ti/p/~${userName(account)}`,
  },
} as const satisfies Record<string, Service>

export type MessengerService = keyof typeof services

export const messengerServices = Object.entries(services).map(([value, { label }]) => ({
  value: value as MessengerService,
  label,
}))

/** Checks the account of a service. Undefined if it can be used. */
export const accountProblem = (service: MessengerService, account: string): AccountProblem | undefined =>
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
