import type { TextFieldServerComponent } from 'payload'
import { readPostZones } from '../events/time-zones.server'
import { SchoolTimeInput } from './SchoolTimeInput'

export const SchoolTimeField: TextFieldServerComponent = async ({ clientField, path, readOnly, req }) => (
  <SchoolTimeInput
    field={clientField}
    path={path}
    readOnly={readOnly}
    zones={await readPostZones(req.payload, req)}
  />
)
