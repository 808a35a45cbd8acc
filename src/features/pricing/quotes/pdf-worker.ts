import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { quoteMessages } from './messages/messages'
import type { PdfAnswer, PdfCall } from './pdf-thread.server'
import { quotePdf } from './quote-pdf.server'

// A thread of its own: a PDF takes the processor as long as dozens of pages, and nobody else waits for it.

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread')

// On Linux this is the priority of the thread alone; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

port.on('message', async ({ quote, locale, publicUrl }: PdfCall) => {
  let answer: PdfAnswer
  try {
    answer = { bytes: await quotePdf(quote, locale, quoteMessages[locale], publicUrl) }
  } catch (error) {
    answer = { failure: String((error as Error).stack) }
  }
  port.postMessage(answer)
})
