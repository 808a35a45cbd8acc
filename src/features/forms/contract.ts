import type { Form, PrivateFile } from '../../platform/payload/payload-types'

/** A text of a form; `lang` if it is missing in the language of the page and shown in another one. */
export interface FormText {
  text: string
  lang?: string
}

/** Another field, before this one, and the answer it must have; without a value any answer. */
export interface FieldCondition {
  field: string
  value?: string
}

interface CommonField {
  /** Names the answer in lists and exports; unique in a form. */
  name: string
  label: FormText
  help?: FormText
  required: boolean
  onlyIf?: FieldCondition
}

export interface ChoiceField extends CommonField {
  type: 'choice'
  options: { value: string; label: FormText }[]
  appearance: 'list' | 'radio' | 'boxes'
}

export interface NumberField extends CommonField {
  type: 'number'
  min?: number
  max?: number
  /** Without decimals. */
  whole: boolean
}

export interface FileField extends CommonField {
  type: 'fileUpload'
  kinds: ('pdf' | 'picture')[]
  maxMegabytes: number
}

export type FormField =
  | (CommonField & { type: 'shortText' | 'longText'; maxLength: number })
  | (CommonField & { type: 'email' | 'phone' | 'date' | 'consent' })
  | NumberField
  | FileField
  | ChoiceField
  /** Visitors neither see nor send it. */
  | (CommonField & { type: 'hiddenValue'; value: string })

export interface SiteForm {
  id: number
  slug: string
  title: FormText
  fields: FormField[]
  submitLabel?: FormText
  /** Text after sending, as HTML. */
  confirmation?: FormText
  asksCaptcha: boolean
  school?: number
  /** Who is told by mail; empty: the school, else the site. */
  notify: string[]
  answerMail: { enabled: boolean; subject?: string; text?: string }
}

export type StoredField = Form['fields'][number]

/** A file that was sent with a form, by its token. */
export type SentFiles = ReadonlyMap<string, PrivateFile>

/** What the files of a submission belong to. */
export const submissionOwner = (submission: number): string => `form-submissions:${submission}`

/** Where a form is sent, and shown by itself. */
export const formPath = (slug: string): string => `/forms/${slug}`

/** The name of a field in the HTML form, apart from those that the site adds. */
export const inputName = (name: string): string => `answer-${name}`

/** The field beside one for a file that has the token of a file that was sent before. */
export const keptName = (name: string): string => `kept-${inputName(name)}`

/** Ids are unique on a page with several forms. */
export const inputId = (form: number, name: string): string => `form-${form}-${name}`

/** The first word of `about` of mails about a submission. */
export const MAIL_ABOUT = 'form:'

export const mailAbout = (submission: number, kind: 'confirmation' | 'notice'): string =>
  `${MAIL_ABOUT}${submission}:${kind}`

/** Must stay empty: for programs that fill in everything. */
export const trap = 'homepage'

/** The page that the form was first sent from. */
export const sentFrom = 'page'
