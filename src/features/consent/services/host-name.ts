const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
/** Subdomains may contain `_`; registered names may not. */
const lower = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?'
const hostName = new RegExp(`^(?=[^:]{1,253}(:|$))(${lower}\\.)*${label}(:\\d{1,5})?$`)

/** A host name in lower case, optionally with a port: the only form that gets into a policy or a cookie. */
export const isHost = (text: string): boolean => hostName.test(text)
