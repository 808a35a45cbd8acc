import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { readDailyRates, UnusableRates, withRates } from './ecb-rates'

/** The daily file has 2 kB, the one with ninety days 500. */
const maxBytes = 1024 * 1024
const timeLimitMs = 10_000

const tooLarge = () => new UnusableRates('The source of the rates is larger than 1 MB.')

const fromAddress = async (address: string, stopped: AbortSignal): Promise<string> => {
  const answer = await fetch(address, {
    signal: AbortSignal.any([stopped, AbortSignal.timeout(timeLimitMs)]),
    headers: { accept: 'application/xml, text/xml' },
    // Where a redirect leads is not what an editor has written down.
    redirect: 'manual',
  })
  if (answer.status >= 300 && answer.status < 400)
    throw new UnusableRates('The source of the rates has moved. Enter its new address.')
  if (!answer.ok) throw new UnusableRates(`The source of the rates answered ${answer.status}.`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const fromFile = async (name: string): Promise<string> => {
  const file = path.resolve(name)
  const found = await stat(file)
  // Devices and pipes have no size and may never end.
  if (!found.isFile()) throw new UnusableRates('The source of the rates is not a file.')
  if (found.size > maxBytes) throw tooLarge()
  return readFile(file, 'utf8')
}

/** What went wrong, without telling more of the server than whoever wrote the source knows. */
const explain = (error: unknown): Error =>
  error instanceof UnusableRates
    ? error
    : new UnusableRates('The source of the rates cannot be read. Check the address or the name of the file.')

const read = async (source: string, stopped: AbortSignal): Promise<string> => {
  if (/^https?:\/\//i.test(source)) return fromAddress(source, stopped)
  if (/^[a-z][a-z0-9+.-]+:/i.test(source))
    throw new UnusableRates('The source of the rates must be a file, or begin with https:// or http://.')
  return fromFile(source)
}

interface ImportedRates {
  day: string
  /** Codes of the currencies that got a new rate. */
  changed: string[]
}

const never = new AbortController().signal

/**
 * Reads today's rates from where the settings say. Nothing is stored when they cannot be used, or are the same: nodes
 * that read them one after another write once. Undefined when there is no source.
 */
export const importRates = async (
  req: PayloadRequest,
  stopped: AbortSignal = never,
): Promise<ImportedRates | undefined> => {
  const settings = () => req.payload.findGlobal({ slug: 'pricing', depth: 0, req })
  const source = (await settings()).ratesSource?.trim()
  if (!source) return undefined
  try {
    const text = await read(source, stopped).catch((error) => {
      throw explain(error)
    })
    const rates = readDailyRates(text)
    // Read again: somebody may have edited the currencies while the source was being read.
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
      req.payload.logger.warn({ err: error, msg: 'exchange rates were not read; the old ones stay' })
    throw error
  }
}
