import type { Page } from '@playwright/test'

/** Links and buttons of a part of the page that are smaller than 24 x 24 px and not part of a sentence. */
export const smallTargets = (page: Page, part = 'html'): Promise<string[]> =>
  page
    .locator(part)
    .first()
    .evaluate((root) => {
      const smallest = 24
      const targets = 'a[href], button, summary, [role="button"], input[type="submit"]'
      const isText = (node: Node): boolean =>
        (node instanceof Text && /\p{L}{2}/u.test(node.data)) ||
        (node instanceof Element && node.matches('b, strong, em, i, code, q') && node.checkVisibility())
      const isBlank = (node: Node): boolean => node instanceof Comment || node.textContent?.trim() === ''
      /** Whether the words before or after the link belong to the same line of text. */
      const isInSentence = (element: Element): boolean => {
        if (getComputedStyle(element).display !== 'inline') return false
        for (const direction of ['previousSibling', 'nextSibling'] as const) {
          let node = element[direction]
          while (node && isBlank(node)) node = node[direction]
          if (node && isText(node)) return true
        }
        const parent = element.parentElement
        return Boolean(parent && isInSentence(parent))
      }
      const isShown = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect()
        return (
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          width > 1 &&
          height > 1
        )
      }
      return [...root.querySelectorAll(targets)]
        .filter((element) => isShown(element) && !isInSentence(element))
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect()
          // Tolerates half a pixel of rounding.
          if (width >= smallest - 0.5 && height >= smallest - 0.5) return []
          return `${Math.round(width)} x ${Math.round(height)} ${element.outerHTML.slice(0, 120)}`
        })
    })
