/** Calls by which passwords or codes could be tried or mail be sent. They share a limit per client. */
export const guardedCalls = [
  ['POST', '/api/users/login'],
  ['POST', '/api/users/forgot-password'],
  ['POST', '/api/users/reset-password'],
  ['POST', '/api/users/unlock'],
  ['POST', '/api/users/first-register'],
  ['POST', '/api/users/second-factor'],
  ['POST', '/api/users/1/second-factor'],
  ['POST', '/api/users/1/delete'],
  ['POST', '/api/backups/permit'],
  ['POST', '/api/persons/export'],
  ['POST', '/api/persons/erase'],
  ['POST', '/api/users/invite'],
  ['PATCH', '/api/users/1'],
  ['PATCH', '/api/users'],
  ['POST', '/setup'],
] as const

const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

/** Other ways to write a path, of which Fastify, Next, Payload or nginx may take some for the same. */
export const spellings = (path: string): string[] => {
  const at = path.lastIndexOf('/')
  const folder = path.slice(0, at)
  const name = path.slice(at + 1)
  const [first = '', ...rest] = name
  return [
    path,
    `${path}/`,
    `${path}?x=1`,
    `${folder}/${name.toUpperCase()}`,
    `${folder}/${first.toUpperCase()}${rest.join('')}`,
    path.toUpperCase(),
    `${folder}/${encode(first)}${rest.join('')}`,
    `${folder}/${encode(first.toUpperCase())}${rest.join('')}`,
    `${folder}/${[...name].map(encode).join('')}`,
    `${folder}/%25${encode(first).slice(1)}${rest.join('')}`,
    `${folder}//${name}`,
    `/${path}`,
    `${folder}/./${name}`,
    `${folder}/x/../${name}`,
    `${folder}/%2e/${name}`,
    `${folder}/x/%2E%2e/${name}`,
    `${folder}%2f${name}`,
    `${folder}\\${name}`,
    `${folder}%5c${name}`,
    `${path}%00`,
    `${path}%20`,
    `${path};x`,
    `${path}#x`,
    `${path}/x/..`,
    `http://school.example${path}`,
  ]
}
