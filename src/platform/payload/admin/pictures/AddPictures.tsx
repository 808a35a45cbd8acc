'use client'

import {
  BulkUploadProvider,
  Button,
  type ListDrawerProps,
  useBulkUpload,
  useField,
  useForm,
  useFormFields,
  useListDrawer,
  useModal,
} from '@payloadcms/ui'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { useHydrated } from '../use-hydrated'
import { usePanelMessages } from '../use-panel-messages'
import './pictures.css'

interface AddPicturesProps {
  path: string
  schemaPath: string
  /** The field of a row that has the picture. */
  name: string
}

const Buttons = ({ path, schemaPath, name }: AddPicturesProps) => {
  const texts = usePanelMessages(payloadPanelMessages)
  const isReady = useHydrated()
  const { addFieldRow, setModified } = useForm()
  const { rows = [] } = useField({ path, hasRows: true })
  // As text, so that the component is rendered again only if they change.
  const added = useFormFields(([fields]) =>
    rows.map((_, index) => fields[`${path}.${index}.${name}`]?.value).join(' '),
  )
  const { openModal } = useModal()
  const { drawerSlug, setCollectionSlug, setOnSuccess } = useBulkUpload()
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    // A picture cannot be in the list twice.
    filterOptions: { media: { id: { not_in: added.split(' ').filter(Boolean).map(Number) } } },
  })
  const add = (given: (number | string)[]) => {
    const ids = given.map(Number)
    for (const [index, id] of ids.entries())
      addFieldRow({
        path,
        schemaPath,
        rowIndex: rows.length + index,
        subFieldState: { [name]: { value: id, initialValue: id, valid: true } },
      })
    if (ids.length) setModified(true)
  }
  const upload = () => {
    setCollectionSlug('media')
    setOnSuccess((uploaded) => add(uploaded.map(({ doc }) => doc.id)))
    openModal(drawerSlug)
  }
  const choose: ListDrawerProps['onBulkSelect'] = (selected) => {
    add([...selected].flatMap(([id, isSelected]) => (isSelected ? [id] : [])))
    closeDrawer()
  }
  return (
    <div className="add-pictures">
      <Button buttonStyle="secondary" size="small" margin={false} disabled={!isReady} onClick={upload}>
        {texts('picture.uploadSeveral')}
      </Button>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={!isReady} onClick={openDrawer}>
        {texts('picture.chooseSeveral')}
      </Button>
      <ListDrawer
        allowCreate={false}
        enableRowSelections
        onBulkSelect={choose}
        onSelect={({ docID }) => {
          add([docID])
          closeDrawer()
        }}
      />
    </div>
  )
}

/** Adds several pictures at once to a list whose rows have a picture each. */
export const AddPictures = (props: AddPicturesProps) => (
  <BulkUploadProvider drawerSlugPrefix={props.path}>
    <Buttons {...props} />
  </BulkUploadProvider>
)
