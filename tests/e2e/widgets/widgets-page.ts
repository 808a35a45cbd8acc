import { expect, type Locator, type Page } from '@playwright/test'

export const widgets = `http://127.0.0.1:${process.env.E2E_WIDGETS_PORT}/widgets`

/** Opens the page with a clock that only moves when the test says so. */
export const openWithClock = async (page: Page) => {
  await page.clock.install({ time: 0 })
  await page.goto(widgets)
  await page.clock.pauseAt(60_000)
}

/** Interacts with a widget and waits for its script. */
export const wake = async (widget: Locator) => {
  await widget.dispatchEvent('pointerover', { pointerType: 'touch' })
  await expect(widget).toHaveAttribute('data-awake')
}

/** Moves the pointer to an empty area. */
export const pointAway = (page: Page) => page.mouse.move(2, 2)

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
