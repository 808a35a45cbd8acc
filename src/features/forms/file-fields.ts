import { acceptedBy, type FileKind } from '../../shared/formats/file-kinds'
import type { FileField, FormField } from './contract'

const pictures: FileKind[] = ['jpeg', 'png', 'webp']

export const kindsOf = ({ kinds }: FileField): FileKind[] =>
  kinds.flatMap((kind) => (kind === 'picture' ? pictures : [kind]))

/** What browsers offer when somebody chooses a file. */
export const acceptOf = (field: FileField): string => acceptedBy(kindsOf(field))

export const fileFieldsOf = (fields: readonly FormField[]): FileField[] =>
  fields.filter((field) => field.type === 'fileUpload')
