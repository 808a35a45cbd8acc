const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
/** `_` is in no name that can be registered, but in some below those. */
const lower = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?'
const hostName = new RegExp(`^(?=[^:]{1,253}(:|$))(${lower}\\.)*${label}(:\\d{1,5})?$`)

/** A machine's name in small letters, perhaps with a port: what may stand in a policy and in a cookie. */
export const isHost = (text: string): boolean => hostName.test(text)
