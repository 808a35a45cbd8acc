import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from '../../shared/formats/pdf'
import type { PdfResult } from './pdf-thread'
import { renderPdf } from './render-pdf'

// Runs in a worker thread: creating a PDF takes as long as rendering dozens of pages and must not block requests.

const port = parentPort
if (!port) throw new Error('pdf-worker.ts must run as a worker thread')

port.on('message', async (document: PdfDocument) => {
  let result: PdfResult
  try {
    result = { bytes: await renderPdf(document) }
  } catch (error) {
    result = { failure: String((error as Error).stack) }
  }
  port.postMessage(result)
})
