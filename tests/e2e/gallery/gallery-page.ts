import { expect, type Page } from '@playwright/test'

export const school = '/schools/maple-harbour'

export const thumbnails = (page: Page) => page.locator('#anc-gallery li > a')
export const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Gallery' })
export const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true })
export const title = (page: Page) => lightbox(page).locator('.lightbox-title')
export const titleOf = (page: Page, index: number) =>
  thumbnails(page).nth(index).locator('.gallery-title').innerText()
export const idOf = (page: Page, index: number) =>
  page.locator('#anc-gallery li').nth(index).getAttribute('id')

/** PhotoSwipe handles input after it has painted its first picture. */
export const isOpen = (page: Page) =>
  expect(lightbox(page).locator('.pswp__item[aria-hidden=false] img')).toBeVisible()

export const openAt = async (page: Page, index: number) => {
  await page.goto(school)
  await thumbnails(page).nth(index).click()
  await isOpen(page)
}
