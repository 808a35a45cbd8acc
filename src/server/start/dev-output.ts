import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { escapeHtml } from '../../shared/html/escape'

// Output for developers: log lines in the terminal, and the page of a request that failed.

const isForeign = (frame: string) => /node_modules|\(?node:|<anonymous>/.test(frame)

/** A stack with the frames of packages folded into one line each time. */
export const foldStack = (stack: string): string => {
  const lines: string[] = []
  let folded = 0
  const unfold = () => {
    if (folded) lines.push(`    … ${folded} ${folded === 1 ? 'frame' : 'frames'} of packages`)
    folded = 0
  }
  for (const line of stack.split('\n')) {
    if (/^\s+at /.test(line) && isForeign(line)) {
      folded++
      continue
    }
    unfold()
    lines.push(line)
  }
  unfold()
  return lines.join('\n')
}

interface LogLine {
  level: number
  time: number
  msg?: string
  err?: { stack?: string; message?: string }
  [field: string]: unknown
}

const levelNames: Record<number, string> = { 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }
const uninteresting = new Set(['level', 'time', 'msg', 'err', 'pid', 'hostname', 'reqId', 'name'])

/** Turns log lines into text: one line for a request, none for Next's own files, the stack of an error once. */
export const formatLogs = () => {
  let lastStack = ''

  return (line: LogLine): string | undefined => {
    const time = new Date(line.time).toTimeString().slice(0, 8)
    if (line.msg === 'request') {
      const { method, path: address, status, ms } = line
      return /^\/(_next|__nextjs)/.test(String(address))
        ? undefined
        : `${time} ${status} ${method} ${address} ${ms} ms\n`
    }
    const fields = Object.entries(line)
      .filter(([name]) => !uninteresting.has(name))
      .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    const text = [time, levelNames[line.level] ?? '', line.msg ?? '', ...fields].filter(Boolean).join(' ')
    const stack = foldStack(line.err?.stack ?? line.err?.message ?? '')
    if (!stack) return `${text}\n`
    const isSame = stack === lastStack
    lastStack = stack
    return isSame ? `${text} (the error above)\n` : `${text}\n${stack}\n`
  }
}

interface SourcePlace {
  file: string
  line: number
}

/** The first line of our own in a stack. */
export const placeOf = (stack: string): SourcePlace | undefined => {
  for (const frame of stack.split('\n')) {
    const [, file, line] = /\(?(?:file:\/\/)?(\/[^()]+?):(\d+):\d+\)?$/.exec(frame) ?? []
    if (file && line && !isForeign(frame)) return { file, line: Number(line) }
  }
  return undefined
}

const linesAround = 4

const excerpt = ({ file, line }: SourcePlace): string => {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    const from = Math.max(0, line - 1 - linesAround)
    return lines
      .slice(from, line + linesAround)
      .map((text, index) => {
        const number = from + index + 1
        return `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${text}`
      })
      .join('\n')
  } catch {
    return ''
  }
}

/** Page for developers instead of the visitors' apology: message, file, line and stack. Reloads after the next edit. */
export const failurePage = (error: Error): string => {
  // Vite colours its messages for the terminal. Those of syntax errors have several lines, which the stack repeats.
  const message = stripVTControlCharacters(error.message).split('\n', 1)[0] ?? ''
  const stack = stripVTControlCharacters(error.stack ?? '')
  const place = placeOf(stack)
  const where = place && `${path.relative('.', place.file)}:${place.line}`
  const source = place ? excerpt(place) : ''
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(message)}</title>` +
    '<script type="module" src="/src/site/dev-client.ts"></script><script type="module" src="/@vite/client"></script></head>' +
    `<body><h1>${escapeHtml(`${error.name}: ${message}`)}</h1>${where ? `<p>${escapeHtml(where)}</p>` : ''}` +
    `${source ? `<pre>${escapeHtml(source)}</pre>` : ''}<pre>${escapeHtml(foldStack(stack))}</pre>` +
    '<p>Visitors get a page that apologises; this one is for development.</p></body></html>'
  )
}
