// Loaded into a site before its code (node --require): SIGUSR2 sets its clock to the offset in the file FAULT_CLOCK_FILE names,
// in milliseconds, and ends its worker threads if that file says "threads".
const { readFileSync } = require('node:fs')
const threads = require('node:worker_threads')

const RealDate = Date
let offset = 0
const now = () => RealDate.now() + offset

globalThis.Date = new Proxy(RealDate, {
  construct: (date, args, made) => Reflect.construct(date, args.length ? args : [now()], made),
  apply: (date) => new date(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})

const workers = new Set()
const { Worker } = threads
threads.Worker = class extends Worker {
  constructor(...args) {
    super(...args)
    workers.add(this)
    this.once('exit', () => workers.delete(this))
  }
}
require('node:module').syncBuiltinESMExports()

process.on('SIGUSR2', () => {
  const text = readFileSync(process.env.FAULT_CLOCK_FILE, 'utf8').trim()
  if (text === 'threads') for (const worker of workers) void worker.terminate()
  else offset = Number(text)
  console.log(`changed: ${text}`)
})
