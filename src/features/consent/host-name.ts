const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const hostName = new RegExp(`^(?=[^:]{1,253}(:|$))(${label}\\.)*${label}(:\\d{1,5})?$`)

/** A machine's name in small letters, perhaps with a port: what may stand in a policy and in a cookie. */
export const isHost = (text: string): boolean => hostName.test(text)
