import type { Locator } from '@playwright/test'

/** Puts a text into a field by one event, with the caret at its end; `fill` makes two events for each line. */
export const putText = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, text) => {
    const area = element as HTMLTextAreaElement
    area.focus()
    area.value = text
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, text)
