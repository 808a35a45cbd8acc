'use client'

import { TextareaField, TextField, useLocale } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import { defaultLocale, isLocale } from '../../../shared/locale'
import { billingMessages } from '../billing/messages/messages'
import { answerTexts } from '../desk/mail-texts'

// The texts of mails and documents. A field that is empty shows the text that comes with the product, in the chosen language.

type Part = 'subject' | 'text' | 'title' | 'before' | 'after'
type Texts = Record<string, Partial<Record<Part, string>>>

const useStandardText = (kind: 'mails' | 'documents', path: string): string => {
  const { code } = useLocale()
  const locale = isLocale(code) ? code : defaultLocale
  const {
    mails,
    letterDocument: letter,
    invoiceDocument: invoice,
    receiptDocument: receipt,
  } = billingMessages[locale]
  const texts: Texts = kind === 'mails' ? { ...answerTexts[locale], ...mails } : { letter, invoice, receipt }
  const [group = '', name] = path.split('.')
  return texts[group]?.[name as Part] ?? ''
}

interface Kind {
  kind: 'mails' | 'documents'
}

export const StandardLine = ({ kind, ...props }: TextFieldClientProps & Kind) => {
  const placeholder = useStandardText(kind, props.path)
  return <TextField {...props} field={{ ...props.field, admin: { ...props.field.admin, placeholder } }} />
}

export const StandardText = ({ kind, ...props }: TextareaFieldClientProps & Kind) => {
  const placeholder = useStandardText(kind, props.path)
  const rows = Math.max(props.field.admin?.rows ?? 0, placeholder.split('\n').length + 2)
  return (
    <TextareaField
      {...props}
      field={{ ...props.field, admin: { ...props.field.admin, placeholder, rows } }}
    />
  )
}
