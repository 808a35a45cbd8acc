import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { keepTypedValues } from '../../platform/payload/admin/drafts/keep-typed-values'
import '../../platform/payload/admin/payload-forms.css'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const result = await handleServerFunctions({ ...args, config, importMap })
  return args.name === 'form-state' ? keepTypedValues(args.args, result) : result
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
