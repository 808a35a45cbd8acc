import { parentPort } from 'node:worker_threads'
import { quoteMessages } from './messages/messages'
import type { PdfAnswer, PdfCall } from './pdf-thread.server'
import { quotePdf } from './quote-pdf.server'

// Runs in a worker thread: creating a PDF takes as long as rendering dozens of pages and must not block requests.

const port = parentPort
if (!port) throw new Error('pdf-worker.ts must run as a worker thread')

port.on('message', async ({ quote, locale, publicUrl }: PdfCall) => {
  let answer: PdfAnswer
  try {
    answer = { bytes: await quotePdf(quote, locale, quoteMessages[locale], publicUrl) }
  } catch (error) {
    answer = { failure: String((error as Error).stack) }
  }
  port.postMessage(answer)
})
