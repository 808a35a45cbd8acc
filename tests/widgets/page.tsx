import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadBlocks } from '../../src/features/blocks/blocks.server'
import type { StoredBlock } from '../../src/features/blocks/contract'
import { siteWithoutSettings } from '../../src/features/pages/contract'
import { usualLook } from '../../src/features/theme/contract'
import { siteContentSecurityPolicy } from '../../src/platform/http/security-headers'
import { builtAssets, sourceAssets } from '../../src/server/assets'
import { isLocale, type Locale, languageTag } from '../../src/shared/locale'
import { DocumentHead } from '../../src/site/DocumentHead'
import { minimalSample, sampleContext, withTexts } from '../block-samples'
import { blockSamples } from '../fixtures/block-samples'
import { WidgetsPage } from './WidgetsPage'

const selects = 'tests/widgets/selects.client.ts'

const builtSelects = (clientDir: string): string => {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'))
  return `/${manifest[selects].file}`
}

/** A word that is wider than a phone and has no place to break. */
const longWord = 'Donaudampfschifffahrtsgesellschaft'

const variants: Record<string, (block: StoredBlock) => StoredBlock> = {
  minimal: ({ blockType }) => minimalSample(blockType),
  long: (block) => withTexts(block, (text) => `${longWord} ${text}`),
}

/** Every block with its sample, or a variant of it. A frame of another site is not loaded: consent would block it. */
const renderBlocks = async (locale: Locale, variant: string) => {
  const change = variants[variant] ?? ((block) => block)
  const samples = Object.entries(blockSamples).map(([id, block]) => ({ ...change(block), id }))
  const { body } = await loadBlocks(sampleContext(locale), samples, undefined, { canBeTitle: true })
  return <article className="content blocks-page wrap">{body}</article>
}

/** The page with all widgets or all blocks, from the build in `clientDir`, or else from the sources. */
export const renderWidgets = async (address: string, clientDir?: string) => {
  const [, page, language = '', variant = ''] = address.split('/')
  const isBlocks = page === 'blocks'
  const locale = isLocale(language) ? language : 'en'
  const { css, fonts, scripts } = clientDir ? builtAssets(clientDir) : sourceAssets
  const assets = { css, fonts, scripts: [...scripts, clientDir ? builtSelects(clientDir) : `/${selects}`] }
  const content = isBlocks ? await renderBlocks(locale, variant) : <WidgetsPage />
  const html = renderToStaticMarkup(
    <html lang={languageTag(locale)}>
      <DocumentHead
        locale={locale}
        title={isBlocks ? 'Blocks' : 'Widgets'}
        description={isBlocks ? 'Every block with its sample' : 'Every widget in every state'}
        alternates={[]}
        inLanguages={['en']}
        links={[]}
        shareImage="/share.png"
        jsonLd={[]}
        noindex
        theme={usualLook}
        assets={assets}
        settings={siteWithoutSettings}
      />
      <body id="top">
        <main id="main" tabIndex={-1}>
          {content}
        </main>
      </body>
    </html>,
  )
  return {
    html: `<!doctype html>${html}`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': siteContentSecurityPolicy({
        production: clientDir !== undefined,
        publicUrl: '',
      }),
    },
  }
}
