import { useEffect, useState } from 'react'

interface Settings {
  currencies?: { code: string; format: { num_decimals: number } }[]
}

/** How many decimals the currency of that code shows; two until it is known. */
export const useDecimals = (currency: string | undefined): number => {
  const [settings, setSettings] = useState<Settings>({})
  useEffect(() => {
    const aborted = new AbortController()
    fetch('/api/globals/pricing?depth=0', { credentials: 'same-origin', signal: aborted.signal })
      .then(async (answer) => setSettings(answer.ok ? await answer.json() : {}))
      // Without it one warning is missing, which is no reason for an error.
      .catch(() => {})
    return () => aborted.abort()
  }, [])
  return settings.currencies?.find(({ code }) => code === currency)?.format.num_decimals ?? 2
}
