import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { formStateArgs, keepTypedValues } from '../../platform/payload/admin/forms/form-state'
import '../../platform/panel/theme.css'
import '../../platform/panel/payload-screens.css'
import '../../platform/payload/admin/forms/payload-forms.css'
import { readSchedule, showSchedule } from '../../platform/payload/admin/times/schedule-times'
import { readTimeZone } from '../../platform/payload/site-time-zone'
import '../../site/styles/fonts.css'
import '../../platform/panel/fonts.css'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const call = (given: typeof args.args) => handleServerFunctions({ ...args, args: given, config, importMap })
  const readZone = async () => readTimeZone(await getPayload({ config }))
  switch (args.name) {
    case 'form-state': {
      const asked = formStateArgs(args.args, await config)
      return keepTypedValues(asked, await call(asked))
    }
    case 'schedule-publish':
      return call(readSchedule(args.args, await readZone()))
    case 'get-upcoming-scheduled-publish':
      return showSchedule((await call(args.args)) as never, await readZone())
    default:
      return call(args.args)
  }
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
