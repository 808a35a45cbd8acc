import { describe, expect, it } from 'vitest'
import { QueueRefusal, type RefusalBody } from '../../../../platform/panel/work-queue/queue-requests'
import { AppError, errorBody } from '../../../../shared/errors'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import { OfficeRefusal } from '../../office/office-refusal.server'
import { sentenceFor } from './office-requests'

const inGerman = (status: number, error: RefusalBody['error']) =>
  sentenceFor(new QueueRefusal(status, { error }), enrolmentsPanelMessages('de'))

describe('a refusal of the office', () => {
  it('has an English sentence for the log, and a reason that the screen says', () => {
    const refusal = new OfficeRefusal('conflict', 'notConfirmed', 'state')
    expect(refusal.message).toBe('Confirm the place first.')
    expect(inGerman(409, errorBody(refusal))).toBe('Bestätigen Sie zuerst den Platz.')
  })

  it('is not said as it is, because it could be meant for programmers', () => {
    const failed = 'Das hat nicht funktioniert'
    expect(inGerman(400, errorBody(new AppError('bad_request', 'quote: Required')))).toContain(failed)
    expect(inGerman(400, { reason: { code: 'office.tooMany' } })).toContain(failed)
  })
})
