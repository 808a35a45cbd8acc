import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'
import { titleOfView } from '../view-titles'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = async ({ params, searchParams }: Args): Promise<Metadata> => {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const panel = { config: await config, i18n: await getNextRequestI18n({ config: await config }) }
  const title = titleOfView(panel, (await params).segments ?? [])
  return title ? { ...metadata, title: `${title}${panel.config.admin.meta.titleSuffix ?? ''}` } : metadata
}

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params, searchParams })
}
