import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { formStateArgs } from '../../platform/payload/admin/conflicts/form-state-args'
import { keepTypedValues } from '../../platform/payload/admin/drafts/keep-typed-values'
import '../../platform/payload/admin/payload-forms.css'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  if (args.name !== 'form-state') return handleServerFunctions({ ...args, config, importMap })
  const asked = formStateArgs(args.args, await config)
  return keepTypedValues(asked, await handleServerFunctions({ ...args, args: asked, config, importMap }))
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
