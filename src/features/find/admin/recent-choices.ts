import { MAX_RECENT, RECENT_KEY } from '../contract'

const readKeys = (text: string | null): string[] => {
  try {
    const keys: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string').slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/** The keys of what the user has chosen in this browser, the last first. They contain numbers of documents and no names. */
export const readRecent = (user: number): string[] => readKeys(localStorage.getItem(`${RECENT_KEY}${user}`))

export const noteRecent = (user: number, key: string): void => {
  const keys = [key, ...readRecent(user).filter((each) => each !== key)]
  localStorage.setItem(`${RECENT_KEY}${user}`, JSON.stringify(keys.slice(0, MAX_RECENT)))
}
