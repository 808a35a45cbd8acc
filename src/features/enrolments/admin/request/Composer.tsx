'use client'

import { useTranslation } from '@payloadcms/ui'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../platform/panel/kit/Dialog'
import { panelMessages } from '../../../../platform/panel/messages/messages'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { useUnsavedWork } from '../../../../platform/payload/admin/use-unsaved-work'
import { type Copies, MAX_COPIES, readCopies, splitAddresses } from '../../../../shared/formats/mail'
import { languageName } from '../../../../shared/language/display-name'
import { languageTag, panelLocale } from '../../../../shared/locale'
import { fill } from '../../../../shared/text/message'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import type { MailedEnrolment } from '../../office/office-contract'
import { type MailPreview, previewMail, sendChange } from '../office/office-requests'
import type { Office } from '../office/use-office'

interface OpenMail<Template extends string> {
  template: Template
  payment?: { id: number; amount: string } | undefined
}

/** Asks before what was typed into a mail is lost: `discard` runs the rest at once if nothing was. */
export const useDiscarding = () => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const isTyped = useRef(false)
  const [waiting, setWaiting] = useState<() => void>()
  const discard = (proceed: () => void) => (isTyped.current ? setWaiting(() => proceed) : proceed())
  const question = waiting && (
    <ConfirmDialog
      title={texts('detail.discardMail')}
      action={texts('detail.discard')}
      isDangerous
      onAnswer={(isConfirmed) => {
        setWaiting(undefined)
        if (isConfirmed) waiting()
      }}
    />
  )
  return { isTyped, discard, question }
}

/** The mail that is being written. Another one takes its place only after a question if something was typed. */
export const useOpenMail = <Template extends string>() => {
  const { isTyped, discard, question } = useDiscarding()
  const [mail, setMail] = useState<OpenMail<Template>>()
  const write = (template: Template, payment?: OpenMail<Template>['payment']) => {
    const isOpen = template === mail?.template && payment?.id === mail.payment?.id
    if (!isOpen) discard(() => setMail({ template, payment }))
  }
  return { mail, write, question, composer: { isTyped, close: () => setMail(undefined) } }
}

interface ComposerProps {
  enrolment: MailedEnrolment
  template: string
  /** The payment that the mail is about. */
  payment?: number | undefined
  /** Amount that the mail names: the payment's, or the one that is owed. */
  amount?: string | undefined
  office: Office
  /** Whether the mail differs from the template. */
  isTyped: RefObject<boolean>
  close: () => void
}

interface CopiesProps {
  value: string
  read: Copies
  /** People of the request who are not in the field yet. */
  offered: { name: string; address: string }[]
  change: (value: string) => void
  input: RefObject<HTMLInputElement | null>
}

/** Who gets a copy. What is wrong is said when the field is left. */
const CopiesField = ({ input, value, read, offered, change }: CopiesProps) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const problem =
    'cc' in read
      ? ''
      : read.problem === 'wrong'
        ? texts('detail.copyWrong', { address: read.address })
        : texts('detail.copyMany', { count: MAX_COPIES })
  const isShown = isLeft && problem !== ''
  return (
    <>
      <label>
        {texts('detail.copies')}
        <input
          ref={input}
          name="cc"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={800}
          value={value}
          aria-invalid={isShown || undefined}
          aria-describedby={id}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setLeft(true)}
        />
      </label>
      <p id={id} className={isShown ? 'office__failure' : undefined} role={isShown ? 'alert' : undefined}>
        {isShown ? problem : <small>{texts('detail.copiesHint', { count: MAX_COPIES })}</small>}
      </p>
      {offered.length > 0 && (
        <p className="office__buttons">
          {offered.map(({ name, address }) => (
            <button
              key={address}
              type="button"
              onClick={() => change([...splitAddresses(value), address].join(', '))}
            >
              {texts('detail.copyTo', { who: name ? `${name} (${address})` : address })}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

/** How long after the last key the preview follows. */
const PREVIEW_AFTER_MS = 400

/** A mail to the student, filled in, to change, preview and send. */
export const Composer = ({
  enrolment,
  template,
  payment,
  amount = '',
  office,
  isTyped,
  close,
}: ComposerProps) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const kept = usePanelMessages(panelMessages)('mailNotSent')
  const { i18n } = useTranslation()
  const { id, version, drafts, locale, email, copies } = enrolment
  const [given] = useState(() => {
    const { subject, text } = drafts[template] ?? { subject: '', text: '' }
    return { subject: fill(subject, { amount }), text: fill(text, { amount }) }
  })
  const [subject, setSubject] = useState(given.subject)
  const [text, setText] = useState(given.text)
  const [copied, setCopied] = useState('')
  const read = readCopies(splitAddresses(copied), email)
  const cc = 'cc' in read ? read.cc : []
  const hasTyped = subject !== given.subject || text !== given.text || copied.trim() !== ''
  useUnsavedWork(() => hasTyped)
  useEffect(() => {
    isTyped.current = hasTyped
    return () => {
      isTyped.current = false
    }
  }, [hasTyped, isTyped])
  const copiesInput = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<MailPreview>()
  const first = useRef(true)
  useEffect(() => {
    let isOld = false
    const mail = { template, subject, text, ...(payment && { payment }) }
    const show = () =>
      previewMail(id, mail).then(
        (found) => !isOld && setPreview(found),
        () => !isOld && setPreview(undefined),
      )
    const timer = setTimeout(show, first.current ? 0 : PREVIEW_AFTER_MS)
    first.current = false
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [id, template, subject, text, payment])
  const instead = drafts[template]?.language
  const language = languageName(panelLocale(i18n.language), locale)
  const send = () =>
    office.attempt(
      async (options) => {
        const response = await sendChange(id, {
          ...options,
          version,
          mail: { template, subject, text, ...(cc.length > 0 && { cc }), ...(payment && { payment }) },
        })
        close()
        return response
      },
      enrolment.areMailsKept ? kept : texts('detail.sent'),
    )
  return (
    <form
      className="office__composer"
      onSubmit={(event) => {
        event.preventDefault()
        if ('cc' in read) void send()
        else copiesInput.current?.focus()
      }}
    >
      <p>
        {instead
          ? texts('detail.inOtherLanguage', {
              language,
              other: languageName(panelLocale(i18n.language), instead),
            })
          : texts('detail.inLanguage', { language })}
      </p>
      <CopiesField
        input={copiesInput}
        value={copied}
        read={read}
        offered={copies.filter(
          ({ address }) => !cc.some((each) => each.toLowerCase() === address.toLowerCase()),
        )}
        change={setCopied}
      />
      <label>
        {texts('detail.subject')}
        <input value={subject} maxLength={150} required onChange={({ target }) => setSubject(target.value)} />
      </label>
      <label>
        {texts('detail.text')}
        <textarea
          value={text}
          maxLength={4000}
          rows={12}
          required
          lang={languageTag(instead ?? locale)}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className="office__buttons">
        <button type="submit" className="panel-form__main" disabled={office.isBusy}>
          {texts('detail.send')}
        </button>
        <button type="button" onClick={close}>
          {texts('detail.cancel')}
        </button>
      </p>
      <p>
        <small>{texts('detail.sentLater')}</small>
      </p>
      {preview && (
        <section className="office__preview" aria-label={texts('detail.preview')}>
          <h3>{texts('detail.preview')}</h3>
          <p>
            {email}
            <br />
            {cc.length > 0 && (
              <>
                {texts('detail.copies')}: {cc.join(', ')}
                <br />
              </>
            )}
            <strong>{preview.subject}</strong>
          </p>
          <iframe className="office__mail" sandbox="" srcDoc={preview.html} title={texts('detail.preview')} />
          {preview.files > 0 && <p>{texts('detail.files', { count: preview.files })}</p>}
        </section>
      )}
    </form>
  )
}
