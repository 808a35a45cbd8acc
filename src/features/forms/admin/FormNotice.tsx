import { Banner } from '@payloadcms/ui'
import type { Payload, UIFieldServerComponent } from 'payload'
import { findById } from '../../../platform/payload/find-documents'
import { documentId } from '../../../shared/id'
import { defaultLocale, panelLocale } from '../../../shared/locale'
import { loadOffice } from '../mail/mail-office.server'
import { formsPanelMessages } from '../messages/panel/messages'
import './answers.css'

const countSubmissions = async (payload: Payload, form: number) =>
  (await payload.count({ collection: 'form-submissions', where: { form: { equals: form } } })).totalDocs

/** Who is told about what a form receives, as it was last saved; a warning if it is nobody. */
export const FormNotice: UIFieldServerComponent = async ({ data, req: { payload, i18n } }) => {
  const texts = formsPanelMessages(panelLocale(i18n.language))
  if (!data?.id) return null
  const id = Number(data.id)
  const stored = await findById(payload, 'forms', id)
  if (!stored) return null
  const notify = (stored.notify ?? []).map(({ email }) => email)
  const school = stored.school ? documentId(stored.school) : undefined
  const [{ recipients }, count] = await Promise.all([
    loadOffice(payload, { notify, ...(school !== undefined && { school }) }, defaultLocale),
    countSubmissions(payload, id),
  ])
  return (
    <div className="form-notice">
      {recipients.length ? (
        <p>{texts('form.mailedTo', { addresses: recipients.join(', ') })}</p>
      ) : (
        <Banner type="error">
          <p role="note">
            <strong>{texts('form.nobody')}</strong> {texts('form.howToMend')}
          </p>
        </Banner>
      )}
      <p>
        <a href={`/admin/collections/form-submissions?where[form][equals]=${id}`}>
          {texts('form.submissions', { count })}
        </a>
        {count > 0 && (
          <>
            {' · '}
            <a href={`/api/form-submissions/export.csv?form=${id}`} download>
              {texts('form.exportCsv')}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
