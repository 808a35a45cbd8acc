import { createLocalReq } from 'payload'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import type { InvoiceContent, ReceiptContent } from '../../../src/features/billing/account/billing-contract'
import { readTurnover } from '../../../src/features/billing/account/turnover.server'
import { billingFiles } from '../../../src/features/billing/documents/billing-pdf.server'
import {
  personsInvoices,
  personsPayments,
} from '../../../src/features/billing/invoices/persons-invoices.server'
import { draftAnswers } from '../../../src/features/enrolments/office/answer-mail.server'
import { readFilter } from '../../../src/features/enrolments/office/list-address'
import {
  countOverduePayments,
  listEnrolments,
} from '../../../src/features/enrolments/office/list-enrolments.server'
import { readEnrolment } from '../../../src/features/enrolments/office/read-enrolment.server'
import { personsEnrolments } from '../../../src/features/enrolments/personal-data/persons-enrolments.server'
import { erasePerson } from '../../../src/features/privacy/persons/persons.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { PdfThread } from '../../../src/platform/pdf/pdf-thread'
import { addDays, todayIn } from '../../../src/shared/time/days'
import { readPdf } from '../../read-pdf'
import { copyEnrolment, openOffice, untilAnswered } from '../enrolments/office-staff'
import { openApp, type TestApp } from '../kit/app'
import { describeOnBoth, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { eraseByPeriod } from '../privacy/erase-by-period'

const today = () => todayIn('UTC', new Date())
const year = () => today().slice(0, 4)

describeOnBoth('invoices and payments', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let office: Awaited<ReturnType<typeof openOffice>>

  beforeAll(async () => {
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    await createPricedSchool(site.payload)
    web = await openApp(site)
    office = await openOffice(site, web)
    return () => web.close()
  })

  const due = () => addDays(today(), 14)
  const issue = (id: number, fields: object = {}, cookie?: string) =>
    office.post(
      `/enrolments/${id}/invoices`,
      { version: 1, recipient: 'Ana Silva\nRua 1', payBy: due(), ...fields },
      cookie,
    )
  const pay = (id: number, version: number, fields: object = {}) =>
    office.post(`/enrolments/${id}/payments`, {
      version,
      amount: 50_000,
      day: today(),
      way: 'transfer',
      note: '',
      ...fields,
    })
  const of = (enrolment: number | undefined) => ({
    where: { enrolment: enrolment ? { equals: enrolment } : { exists: true } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  const invoicesOf = async (enrolment?: number) =>
    (await site.payload.find({ collection: 'invoices', ...of(enrolment) })).docs.map((doc) => ({
      ...doc,
      content: doc.content as unknown as InvoiceContent,
    }))
  const paymentsOf = async (enrolment?: number) =>
    (await site.payload.find({ collection: 'payments', ...of(enrolment) })).docs.map((doc) => ({
      ...doc,
      content: doc.content as unknown as ReceiptContent,
    }))

  it('issues an invoice that says what was booked, once', async () => {
    const { id, reference } = await office.newEnrolment()
    const answer = await issue(id)
    expect(answer.json()).toEqual({ version: 2, batch: null })
    const [invoice] = await invoicesOf(id)
    expect(invoice).toMatchObject({ state: 'valid', total: 152_000, reference })
    expect(invoice?.content).toMatchObject({
      title: 'Pro-forma invoice',
      recipient: 'Ana Silva\nRua 1',
      lines: [
        { title: 'Intensive', detail: '4 weeks', amount: 140_000 },
        { title: 'Registration fee', amount: 12_000 },
      ],
      total: 152_000,
      paid: 0,
      payBy: due(),
      issuer: { name: 'Priced School' },
    })
    expect(await office.read(id)).toMatchObject({ invoiced: 152_000, version: 2 })
    expect((await office.read(id)).payBy?.slice(0, 10)).toBe(due())
    // Based on an old version, and without naming the one it corrects.
    expect((await issue(id)).statusCode).toBe(409)
    expect((await issue(id, { version: 2 })).statusCode).toBe(409)
    expect((await invoicesOf(id)).length).toBe(1)
    expect((await office.eventsOf(id)).at(-1)).toMatchObject({ kind: 'invoice', text: 'CA$\u00a01\u00a0520' })
  })

  it('numbers 50 parallel invoices without a gap, and a failed one takes no number', async () => {
    const before = (await invoicesOf()).length
    const requests = await copyEnrolment(site, await office.newEnrolment(), 50)
    const refused = await issue(requests[0] ?? 0, { replaces: 999 })
    expect(refused.statusCode).toBe(409)
    const answers = await Promise.all(requests.map((id) => untilAnswered(() => issue(id))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    const numbers = (await invoicesOf()).map(({ number }) => number).sort()
    const expected = Array.from(
      { length: before + 50 },
      (_, n) => `${year()}-${String(n + 1).padStart(4, '0')}`,
    )
    expect(numbers).toEqual(expected)
  })

  it('issues exactly one of 20 invoices for the same request', async () => {
    const before = (await invoicesOf()).length
    const { id } = await office.newEnrolment()
    const answers = await Promise.all(Array.from({ length: 20 }, () => untilAnswered(() => issue(id))))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    expect((await invoicesOf()).length).toBe(before + 1)
    const { id: other } = await office.newEnrolment()
    await issue(other)
    expect((await invoicesOf(other))[0]).toMatchObject({
      number: `${year()}-${String(before + 2).padStart(4, '0')}`,
    })
  })

  once('corrects an invoice by another one and cancels without one', async () => {
    const { id } = await office.newEnrolment()
    await issue(id)
    const [first] = await invoicesOf(id)
    expect((await issue(id, { version: 2, replaces: first?.id })).statusCode).toBe(200)
    const [old, second] = await invoicesOf(id)
    expect(old).toMatchObject({ state: 'cancelled', content: first?.content })
    expect(second?.content.replaces).toBe(first?.number)
    const cancel = (part: number | undefined, version: number) =>
      office.post(`/enrolments/${id}/invoices/${part}/cancel`, { version, reason: 'Wrong name' })
    expect((await cancel(first?.id, 3)).statusCode).toBe(409)
    expect((await cancel(999_999, 3)).statusCode).toBe(404)
    expect((await cancel(second?.id, 3)).statusCode).toBe(200)
    expect(await office.read(id)).toMatchObject({ invoiced: null, payBy: null })
    // Another invoice goes to whom the last one went, and money that came in is shown as what is to be paid back.
    const { docs } = await site.payload.find({ collection: 'users', limit: 1, depth: 0 })
    const user = docs[0] as User
    const billing = async () =>
      (await readEnrolment(site.payload, id, { locale: 'en', user }))?.panels[0]?.props.billing
    expect(await billing()).toMatchObject({ balance: '', suggested: { recipient: 'Ana Silva\nRua 1' } })
    await pay(id, 4, { amount: 10_000 })
    expect(await billing()).toMatchObject({ invoiced: '', balance: expect.stringMatching(/^[-–−].*100$/) })
    expect((await office.eventsOf(id)).map(({ kind }) => kind)).toEqual([
      'received',
      'invoice',
      'cancelled',
      'invoice',
      'cancelled',
      'payment',
    ])
  })

  once('never changes or deletes what was issued or noted', async () => {
    const { id } = await office.newEnrolment()
    await issue(id)
    await pay(id, 2)
    const [invoice] = await invoicesOf(id)
    const [payment] = await paymentsOf(id)
    const { payload } = site
    await expect(
      payload.update({ collection: 'invoices', id: invoice?.id ?? 0, data: { total: 1 } }),
    ).rejects.toThrow('cannot be changed')
    await expect(payload.delete({ collection: 'invoices', id: invoice?.id ?? 0 })).rejects.toThrow(
      'cannot be deleted',
    )
    await expect(
      payload.update({ collection: 'payments', id: payment?.id ?? 0, data: { amount: 1 } }),
    ).rejects.toThrow('cannot be changed')
    await expect(payload.delete({ collection: 'payments', id: payment?.id ?? 0 })).rejects.toThrow(
      'cannot be deleted',
    )
  })

  once('counts payments, takes back a wrong one once, and reaches zero', async () => {
    const { id } = await office.newEnrolment()
    await issue(id)
    expect((await pay(id, 2, { amount: 100_000, note: 'Deposit' })).json()).toEqual({
      version: 3,
      batch: null,
    })
    expect((await pay(id, 3, { amount: 25_050 })).statusCode).toBe(200)
    // Somebody else was faster.
    expect((await pay(id, 3)).statusCode).toBe(409)
    const wrong = (await paymentsOf(id))[1]
    const reverse = (version: number) =>
      office.post(`/enrolments/${id}/payments/${wrong?.id}/reverse`, { version, note: 'Another student' })
    expect((await reverse(4)).statusCode).toBe(200)
    expect((await reverse(5)).statusCode).toBe(409)
    expect(await office.read(id)).toMatchObject({ paid: 100_000 })
    await pay(id, 5, { amount: 52_000, way: 'cash' })
    expect(await office.read(id)).toMatchObject({ paid: 152_000, invoiced: 152_000 })
    expect((await paymentsOf(id)).map(({ amount }) => amount)).toEqual([100_000, 25_050, -25_050, 52_000])
    expect((await paymentsOf(id)).at(-1)?.content.balance).toBe(0)
    const told = (await office.eventsOf(id)).map(({ kind, to }) => [kind, to?.replace(/\s/g, ' ')])
    expect(told.slice(2)).toEqual([
      ['payment', 'CA$ 1 000'],
      ['payment', 'CA$ 250.50'],
      ['reversed', 'CA$ 250.50'],
      ['payment', 'CA$ 520'],
    ])
    const [user] = (await site.payload.find({ collection: 'users', limit: 1 })).docs
    const shown = await readEnrolment(site.payload, id, { locale: 'de', user: user as User })
    expect(shown?.panels[0]?.props.billing).toMatchObject({ invoiced: expect.stringMatching(/^1\.520\s/) })
    expect(shown?.events.find(({ kind }) => kind === 'invoice')?.title).toMatch(/^Rechnung .+ ausgestellt$/)
    expect(shown?.events.find(({ kind }) => kind === 'invoice')?.text).toMatch(/^1\.520\s/)
    expect(shown?.events.find(({ kind }) => kind === 'reversed')?.to).toMatch(/^250,50\s/)
  })

  once('counts as turnover what was issued, less what was cancelled, and what was paid', async () => {
    const days = { from: today(), to: today() }
    const sums = async () => {
      const entries = await readTurnover(site.payload, days)
      return (['invoiced', 'received'] as const).map((kind) =>
        entries.reduce((total, entry) => (entry.kind === kind ? total + entry.amount : total), 0),
      )
    }
    const [invoiced = 0, received = 0] = await sums()
    const { id } = await office.newEnrolment()
    expect((await issue(id)).statusCode).toBe(200)
    expect((await pay(id, 2)).statusCode).toBe(200)
    const [invoice] = await invoicesOf(id)
    expect(invoice?.total).toBeGreaterThan(0)
    expect(await sums()).toEqual([invoiced + (invoice?.total ?? 0), received + 50_000])
    await office.post(`/enrolments/${id}/invoices/${invoice?.id}/cancel`, { version: 3, reason: 'Wrong' })
    expect(await sums()).toEqual([invoiced, received + 50_000])
    expect(await readTurnover(site.payload, { from: '2020-01-01', to: '2020-12-31' })).toEqual([])
  })

  once('refuses what is not right, naming the field', async () => {
    const { id } = await office.newEnrolment()
    const fieldOf = (answer: Awaited<ReturnType<typeof pay>>) => answer.json().error.field
    for (const [fields, field] of [
      [{ amount: 0 }, 'amount'],
      [{ amount: 12.5 }, 'amount'],
      [{ amount: 1e12 }, 'amount'],
      [{ day: '2026-02-30' }, 'day'],
      [{ day: addDays(today(), 2) }, 'day'],
      [{ way: 'cheque' }, 'way'],
      [{ note: 'x'.repeat(501) }, 'note'],
    ] as const) {
      const answer = await pay(id, 1, fields)
      expect([answer.statusCode, fieldOf(answer)], JSON.stringify(fields)).toEqual([400, field])
    }
    for (const [fields, field] of [
      [{ recipient: ' ' }, 'recipient'],
      [{ payBy: addDays(today(), -1) }, 'payBy'],
      [{ payBy: 'soon' }, 'payBy'],
    ] as const) {
      const answer = await issue(id, fields)
      expect([answer.statusCode, fieldOf(answer)], JSON.stringify(fields)).toEqual([400, field])
    }
    expect((await issue(999_999)).statusCode).toBe(404)
    for (const cookie of [office.sessions.moderator, 'payload-token=forged', ''])
      expect((await issue(id, {}, cookie)).statusCode).toBe(403)
    const foreign = await office.post(
      `/enrolments/${id}/payments`,
      { version: 1, amount: 1, day: today(), way: 'cash', note: '' },
      office.sessions.editor,
      'cross-site',
    )
    expect(foreign.statusCode).toBe(403)
    expect(await paymentsOf(id)).toEqual([])
  })

  once('says in mails that the invoice says how to pay only if it does', async () => {
    const draftOf = async (id: number) =>
      (await draftAnswers(site.payload, await office.read(id), 'Eva')).invoice?.text.split('\n\n')[1]
    const { id } = await office.newEnrolment()
    await issue(id)
    expect(await draftOf(id)).toMatch(/Please pay .* by [^.]*\.$/)
    const save = (bank: object) => site.payload.updateGlobal({ slug: 'billing', data: { bank } })
    await save({ holder: 'School', iban: 'DE89370400440532013000' })
    const { id: other } = await office.newEnrolment()
    await issue(other)
    expect(await draftOf(other)).toMatch(/The invoice says how to pay\.$/)
    await save({ holder: null, iban: null })
  })

  once('accepts only a right IBAN, stores it plainly and asks for its holder', async () => {
    const save = (bank: object) => site.payload.updateGlobal({ slug: 'billing', data: { bank } })
    await expect(save({ holder: 'School', iban: 'DE89 3704 0044 0532 0130 01' })).rejects.toThrow('IBAN')
    await expect(save({ iban: 'DE89 3704 0044 0532 0130 00' })).rejects.toThrow('Account holder')
    await expect(save({ bic: 'COBA' })).rejects.toThrow('BIC')
    const saved = await save({ holder: 'School', iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeffxxx' })
    expect(saved.bank).toMatchObject({ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' })
    const { id } = await office.newEnrolment()
    await issue(id)
    const [invoice] = await invoicesOf(id)
    expect(invoice?.content.bank?.iban).toBe('DE89370400440532013000')
  })

  const textOf = async (path: string) => {
    const answer = await office.get(path)
    expect([path, answer.statusCode]).toEqual([path, 200])
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    return (await readPdf(answer.rawPayload)).text.replace(/\s+/g, ' ')
  }

  once('prints an invoice in the student’s language, the same after everything has changed', async () => {
    const { payload } = site
    const { id, reference } = await office.newEnrolment({}, '/de')
    await issue(id, { recipient: 'Familie Silva' })
    const [invoice] = await invoicesOf(id)
    const path = `/invoices/${invoice?.id}/pdf`
    const before = await textOf(path)
    for (const part of ['Pro-forma-Rechnung', invoice?.number ?? '', reference, 'Familie Silva', '4 Wochen'])
      expect(before).toContain(part)
    expect(before).toContain('DE89 3704 0044 0532 0130 00')
    const { docs } = await payload.find({ collection: 'schools', limit: 1, depth: 0 })
    const school = docs[0]
    await payload.update({
      collection: 'schools',
      id: school?.id ?? 0,
      data: { name: 'Renamed', registrationFee: 99_900, _status: 'published' },
    })
    await payload.updateGlobal({
      slug: 'billing',
      data: { issuer: { name: 'Other Ltd' }, invoice: { title: 'Rechnung' } },
      locale: 'de',
    })
    expect(await textOf(path)).toBe(before)
    const { id: later } = await office.newEnrolment({}, '/de')
    await issue(later)
    const [other] = await invoicesOf(later)
    expect(await textOf(`/invoices/${other?.id}/pdf`)).toContain('Other Ltd')
    await payload.update({
      collection: 'schools',
      id: school?.id ?? 0,
      data: { name: 'Priced School', registrationFee: 12_000, _status: 'published' },
    })
    await payload.updateGlobal({ slug: 'billing', data: { issuer: { name: null } } })
    await office.post(`/enrolments/${id}/invoices/${invoice?.id}/cancel`, { version: 2, reason: 'Wrong' })
    expect(await textOf(path)).toContain('Storniert am')
  })

  once('prints a receipt for what was received, and a letter for who is confirmed', async () => {
    const { id } = await office.newEnrolment()
    await pay(id, 1, { amount: 10_050, way: 'card' })
    const [payment] = await paymentsOf(id)
    const receipt = await textOf(`/payments/${payment?.id}/receipt`)
    for (const part of ['Receipt', '100.50', 'Card']) expect(receipt).toContain(part)
    expect((await office.get(`/enrolments/${id}/letter`)).statusCode).toBe(409)
    await office.post(`/enrolments/${id}/changes`, { version: 2, state: 'confirmed' })
    const letter = await textOf(`/enrolments/${id}/letter`)
    for (const part of ['Letter of acceptance', 'Ana', 'Brazil', 'May 1, 1999', 'Intensive'])
      expect(letter).toContain(part)
    await pay(id, 3, { amount: -50 })
    const back = (await paymentsOf(id))[1]
    expect((await office.get(`/payments/${back?.id}/receipt`)).statusCode).toBe(404)
    expect((await office.get('/invoices/999999/pdf')).statusCode).toBe(404)
    await pay(id, 4, { amount: 7000 })
    const wrong = (await paymentsOf(id))[2]
    await office.post(`/enrolments/${id}/payments/${wrong?.id}/reverse`, { version: 5, note: 'Typing error' })
    for (const { id: entry } of (await paymentsOf(id)).slice(2))
      expect((await office.get(`/payments/${entry}/receipt`)).statusCode).toBe(404)
    for (const path of [`/payments/${payment?.id}/receipt`, `/enrolments/${id}/letter`])
      expect((await office.get(path, office.sessions.moderator)).statusCode).toBe(403)
  })

  once('sends documents as files of mails, and a reminder while something is owed', async () => {
    const { id, email } = await office.newEnrolment()
    const write = (version: number, mail: object) =>
      office.post(`/enrolments/${id}/changes`, {
        version,
        mail: { subject: 'Hello', text: 'Dear Ana,\n\nsee the file.', ...mail },
      })
    for (const template of ['letter', 'invoice', 'reminder'])
      expect((await write(1, { template })).statusCode).toBe(409)
    expect((await write(1, { template: 'receipt', payment: 999 })).statusCode).toBe(400)
    await issue(id)
    const [invoice] = await invoicesOf(id)
    expect((await write(2, { template: 'reminder' })).statusCode).toBe(200)
    await pay(id, 3, { amount: 52_000 })
    expect((await write(4, { template: 'reminder' })).statusCode).toBe(200)
    await pay(id, 5, { amount: 100_000 })
    expect((await write(6, { template: 'reminder' })).statusCode).toBe(409)
    const [payment] = await paymentsOf(id)
    expect((await write(6, { template: 'receipt', payment: payment?.id })).statusCode).toBe(200)
    const { docs } = await site.payload.find({
      collection: 'outgoing-mail',
      where: { to: { equals: email }, subject: { equals: 'Hello' } },
      sort: 'id',
      depth: 0,
      showHiddenFields: true,
    })
    expect(docs.map(({ attachments }) => attachments)).toEqual([
      // The second asks only for what was still owed.
      [{ maker: 'billing-pdf', isRequired: true, key: `invoice ${invoice?.id} 0` }],
      [{ maker: 'billing-pdf', isRequired: true, key: `invoice ${invoice?.id} 52000` }],
      [{ maker: 'billing-pdf', isRequired: true, key: `receipt ${payment?.id}` }],
    ])
    const pdfs = new PdfThread()
    onTestFinished(() => pdfs.close())
    const make = billingFiles(pdfs)['billing-pdf']
    const file = await make?.(site.payload, `invoice ${invoice?.id} 52000`)
    expect(file).toMatchObject({ filename: `${invoice?.number}.pdf`, contentType: 'application/pdf' })
    const asIssued = await make?.(site.payload, `invoice ${invoice?.id} 0`)
    expect(Buffer.compare(Buffer.from(file?.content ?? ''), Buffer.from(asIssued?.content ?? ''))).not.toBe(0)
    expect(await make?.(site.payload, 'invoice 999999')).toBeUndefined()
    expect((await office.eventsOf(id)).filter(({ kind }) => kind === 'mail')).toHaveLength(3)
    expect((await office.read(id)).state).toBe('in-progress')
  })

  it('filters and exports what is unpaid and overdue, and reminds of it', async () => {
    const { id, reference } = await office.newEnrolment()
    await issue(id, { payBy: today() })
    const { id: settled, reference: settledReference } = await office.newEnrolment()
    await issue(settled)
    await pay(settled, 2, { amount: 152_000 })
    const list = async (payment: string) => (await office.get(`/enrolments.csv?payment=${payment}`)).body
    expect(await list('unpaid')).toContain(reference)
    expect(await list('unpaid')).not.toContain(settledReference)
    expect(await list('overdue')).not.toContain(reference)
    await site.sql(`update enrolments set pay_by = '2020-01-01T12:00:00.000Z' where id = ${id}`)
    expect(await list('overdue')).toContain(reference)
    // Amounts are numbers: invoiced, paid, balance and the last day to pay.
    expect(await list('overdue')).toContain(',1520.00,,1520.00,2020-01-01,')
    const { rows } = await listEnrolments(
      site.payload,
      { ...readFilter(new URLSearchParams('payment=overdue')), schools: undefined },
      'en',
    )
    expect(rows[0]).toMatchObject({ id, account: 'overdue', payBy: '2020-01-01' })
    const all = { ...readFilter(new URLSearchParams({ q: settledReference })), schools: undefined }
    expect((await listEnrolments(site.payload, all, 'en')).rows[0]?.account).toBe('paid')
    expect(await countOverduePayments(site.payload, today(), undefined)).toBe(1)
  })

  it('keeps invoices and payments of an erased person, without notes, and deletes them after some years', async () => {
    const { id, email } = await office.newEnrolment()
    await issue(id)
    await pay(id, 2, { note: 'Paid by the aunt.' })
    const req = await createLocalReq({}, site.payload)
    const { payload } = site
    expect(JSON.stringify(await personsInvoices.read(req, email.toUpperCase()))).toContain('Rua 1')
    expect(JSON.stringify(await personsPayments.read(req, email))).toContain('Paid by the aunt.')
    const sources = [personsEnrolments, personsInvoices, personsPayments]
    const confirmed = { enrolments: 1, invoices: 1, payments: 1 }
    // What is owed has to be noted somewhere.
    expect((await erasePerson(payload, sources, { address: email, confirmed, user: null }))[0]).toEqual({
      kind: 'enrolments',
      found: 1,
      emptied: 0,
      kept: 1,
    })
    const [unpaid] = await invoicesOf(id)
    await office.post(`/enrolments/${id}/invoices/${unpaid?.id}/cancel`, { version: 3, reason: 'Gone' })
    expect(await erasePerson(payload, sources, { address: email, confirmed, user: null })).toEqual([
      { kind: 'enrolments', found: 1, emptied: 0, kept: 0 },
      { kind: 'invoices', found: 1, emptied: 0, kept: 1 },
      { kind: 'payments', found: 1, emptied: 0, kept: 1 },
    ])
    const [invoice] = await invoicesOf(id)
    expect(await textOf(`/invoices/${invoice?.id}/pdf`)).toContain('Rua 1')
    expect((await paymentsOf(id))[0]).toMatchObject({ amount: 50_000, note: null })
    const inYears = (years: number) => new Date(Date.UTC(Number(year()) + years, 5, 1))
    expect(await eraseByPeriod(site, 'invoices', inYears(10))).toBe(0)
    expect(await eraseByPeriod(site, 'invoices', inYears(11))).toBe(2)
    expect(await invoicesOf(id)).toEqual([])
  })

  it('deletes a request only if its invoice is paid or cancelled', async () => {
    const { id } = await office.newEnrolment()
    await issue(id)
    const [invoice] = await invoicesOf(id)
    const remove = (language: string) =>
      site.rest(`/api/enrolments/${id}`, {
        method: 'DELETE',
        headers: {
          cookie: `${office.sessions.editor}; payload-lng=${language}`,
          origin: 'http://school.example',
        },
      })
    const refused = await remove('en')
    expect(refused.status).toBe(409)
    expect((await refused.json()).errors[0].message).toBe(
      `The invoice ${invoice?.number} of this request is not paid. Note its payment or cancel it, then delete the request.`,
    )
    expect((await (await remove('de')).json()).errors[0].message).toContain(
      `Die Rechnung ${invoice?.number} dieser Anmeldung ist nicht bezahlt.`,
    )
    expect((await office.eventsOf(id)).map(({ kind }) => kind)).toEqual(['received', 'invoice'])
    await pay(id, 2, { amount: 152_000 })
    expect((await remove('en')).status).toBe(200)
    expect((await invoicesOf(id))[0]).toMatchObject({ state: 'valid', total: 152_000 })
  })
})
