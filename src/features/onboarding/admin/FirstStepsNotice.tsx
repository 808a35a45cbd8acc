import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { administrators } from '../../../platform/payload/access'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { FIRST_STEPS_PATH } from '../contract'
import { firstStepsTexts } from './first-steps-texts'

/** On the first screen, for administrators: an invitation until the steps are finished or skipped, later the link alone. */
export const FirstStepsNotice = async ({ req }: { req: PayloadRequest }) => {
  if (!administrators({ req })) return null
  const { finished } = await req.payload.findGlobal({ slug: 'first-steps', depth: 0, req })
  const { title, intro } = textsIn(firstStepsTexts, req.i18n.language)
  return (
    <p>
      <Link href={FIRST_STEPS_PATH} prefetch={false}>
        {title}
      </Link>
      {!finished && `: ${intro}`}
    </p>
  )
}
