import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { readDailyRates, UnusableRates, withRates } from './ecb-rates'

/** The daily file has 2 kB, the file with ninety days 500 kB. */
const maxBytes = 1024 * 1024
const timeLimitMs = 10_000

const tooLarge = () => new UnusableRates({ code: 'errors.rates.tooLarge' })

const fromAddress = async (address: string, stopped: AbortSignal): Promise<string> => {
  const response = await fetch(address, {
    signal: AbortSignal.any([stopped, AbortSignal.timeout(timeLimitMs)]),
    headers: { accept: 'application/xml, text/xml' },
    // A redirect could lead to another server than the one that was entered.
    redirect: 'manual',
  })
  if (response.status >= 300 && response.status < 400) throw new UnusableRates({ code: 'errors.rates.moved' })
  if (!response.ok)
    throw new UnusableRates({ code: 'errors.rates.status', params: { status: response.status } })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const fromFile = async (name: string): Promise<string> => {
  const file = path.resolve(name)
  const found = await stat(file)
  // Devices and pipes have no size and may be endless.
  if (!found.isFile()) throw new UnusableRates({ code: 'errors.rates.noFile' })
  if (found.size > maxBytes) throw tooLarge()
  return readFile(file, 'utf8')
}

/** Hides details of other errors, which could reveal something about the server. */
const explain = (error: unknown): Error =>
  error instanceof UnusableRates ? error : new UnusableRates({ code: 'errors.rates.unreadable' })

const readSource = async (source: string, stopped: AbortSignal): Promise<string> => {
  if (/^https?:\/\//i.test(source)) return fromAddress(source, stopped)
  if (/^[a-z][a-z0-9+.-]+:/i.test(source)) throw new UnusableRates({ code: 'errors.rates.source' })
  return fromFile(source)
}

interface ImportedRates {
  day: string
  /** Codes of the currencies with a new rate. */
  changed: string[]
}

const never = new AbortController().signal

/**
 * Imports today's rates from the source in the settings. Nothing is stored if they are invalid or unchanged, so that
 * several nodes store them only once. Undefined if there is no source.
 */
export const importRates = async (
  req: PayloadRequest,
  stopped: AbortSignal = never,
): Promise<ImportedRates | undefined> => {
  const settings = () => req.payload.findGlobal({ slug: 'pricing', depth: 0, req })
  const source = (await settings()).ratesSource?.trim()
  if (!source) return undefined
  try {
    const text = await readSource(source, stopped).catch((error) => {
      throw explain(error)
    })
    const rates = readDailyRates(text)
    // Read again: the currencies may have been edited while the source was being read.
    const { currencies: old, ratesDay } = await settings()
    const currencies = withRates(old, rates)
    const changed = currencies
      .filter(({ value }, index) => value !== old[index]?.value)
      .map(({ code }) => code)
    if (changed.length || ratesDay?.slice(0, 10) !== rates.day)
      await req.payload.updateGlobal({ slug: 'pricing', data: { currencies, ratesDay: rates.day }, req })
    return { day: rates.day, changed }
  } catch (error) {
    if (!stopped.aborted)
      req.payload.logger.warn({ err: error, msg: 'exchange rates not imported; keeping the previous ones' })
    throw error
  }
}
