import type { APIRequestContext } from '@playwright/test'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect } from './test'

/** The document at a path, without a browser, with functions to find elements by name and attributes. */
export const readHtml = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  const document = parseDocument(await answer.text())
  const all = (name: string, attributes: Record<string, string | true> = {}) =>
    DomUtils.getElementsByTagName(name, document).filter(({ attribs }) =>
      Object.entries(attributes).every(([key, value]) =>
        value === true ? key in attribs : attribs[key] === value,
      ),
    )
  const one = (name: string, attributes?: Record<string, string | true>) => {
    const found = all(name, attributes)
    expect(found, `${name} ${JSON.stringify(attributes ?? {})} of ${path}`).toHaveLength(1)
    return found[0]
  }
  const byId = (id: string) => DomUtils.getElementById(id, document.children) ?? []
  return { status: answer.status(), document, all, one, byId }
}
export type Html = Awaited<ReturnType<typeof readHtml>>
