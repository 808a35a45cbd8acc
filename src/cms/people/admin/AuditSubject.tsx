import type { DefaultServerCellComponentProps } from 'payload'
import { subjectText } from '../audit/field-labels'

/** In the list of the log: what an entry is about. */
export const AuditSubject = ({ rowData, payload, i18n }: DefaultServerCellComponentProps) =>
  subjectText(payload, rowData, i18n)
