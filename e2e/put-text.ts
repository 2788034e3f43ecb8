import type { Locator } from '@playwright/test'

/** Sets the text of a field with one event, and the caret at its end. `fill` sends two events per line. */
export const putText = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, text) => {
    const area = element as HTMLTextAreaElement
    area.focus()
    area.value = text
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, text)
