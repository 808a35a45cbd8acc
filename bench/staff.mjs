// A member of staff who changes content by the API of the panel.

const password = 'correct-horse-battery'

/** For the environment of a site without users: its first administrator. */
export const administrator = { ADMIN_EMAIL: 'bench@example.org', ADMIN_PASSWORD: password }

/** Signs in and returns a function that sends a document. */
export const signIn = async (site) => {
  const post = async (path, body, headers = {}) => {
    const response = await fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response
  }
  const answer = await post('/api/users/login', { email: administrator.ADMIN_EMAIL, password })
  const [, token] = /payload-token=([^;]+)/.exec(answer.headers.get('set-cookie'))
  return async (path, body) => (await post(path, body, { authorization: `JWT ${token}` })).json()
}
