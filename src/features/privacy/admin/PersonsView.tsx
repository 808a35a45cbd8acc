import type { AdminViewServerProps } from 'payload'
import { administrators } from '../../../platform/payload/access'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { PERSONS_PATH } from '../../../platform/payload/personal-data'
import { FindPerson } from './FindPerson'
import { personsTexts } from './persons-texts'
import '../../../platform/payload/admin/panel.css'
import './persons.css'

/** Page about a person's stored data, at `/admin/persons`. Custom views have to check the user themselves. */
export const PersonsView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const t = textsIn(personsTexts, req.i18n.language)
  return (
    <PanelFrame view={view} path={PERSONS_PATH} className="persons panel-form">
      <h1>{t.title}</h1>
      {administrators({ req }) ? (
        <>
          <p>{t.intro}</p>
          <FindPerson />
        </>
      ) : (
        <p>{t.notAllowed}</p>
      )}
    </PanelFrame>
  )
}
