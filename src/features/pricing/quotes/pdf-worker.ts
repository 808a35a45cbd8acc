import { parentPort } from 'node:worker_threads'
import { quoteMessages } from './messages/messages'
import type { PdfAnswer, PdfCall } from './pdf-thread.server'
import { quotePdf } from './quote-pdf.server'

// A thread of its own: a PDF takes the processor as long as dozens of pages, and nobody else waits for it.

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread')

port.on('message', async ({ quote, locale, publicUrl }: PdfCall) => {
  let answer: PdfAnswer
  try {
    answer = { bytes: await quotePdf(quote, locale, quoteMessages[locale], publicUrl) }
  } catch (error) {
    answer = { failure: String((error as Error).stack) }
  }
  port.postMessage(answer)
})
