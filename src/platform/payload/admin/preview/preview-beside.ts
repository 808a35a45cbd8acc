import type { CollectionConfig, GlobalConfig } from 'payload'
import { withControls, withGlobalControls } from '../../extend-config'

const file = '/platform/payload/admin/preview/SidePreview'
const link = `${file}#PreviewLink`

const withWindow = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity => {
  const { components } = entity.admin ?? {}
  const edit = { ...components?.views?.edit, livePreview: { Component: `${file}#SidePreview` } }
  return {
    ...entity,
    admin: { ...entity.admin, components: { ...components, views: { ...components?.views, edit } } },
  }
}

/** Shows the preview of these collections beside the form, where there is room for both. */
export const previewBeside =
  (slugs: readonly string[]) =>
  (collection: CollectionConfig): CollectionConfig =>
    slugs.includes(collection.slug) ? withControls(withWindow(collection), [link]) : collection

export const previewGlobalBeside =
  (slugs: readonly string[]) =>
  (global: GlobalConfig): GlobalConfig =>
    slugs.includes(global.slug) ? withGlobalControls(withWindow(global), [link]) : global
