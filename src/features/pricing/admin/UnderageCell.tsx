import type { DefaultServerCellComponentProps } from 'payload'

/** Marks students who are under 18 on the first day in the list of enrolment requests. Other cells stay empty. */
export const UnderageCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData ? <strong>Under 18</strong> : null
