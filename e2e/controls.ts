import type { Page } from '@playwright/test'

// The controls of a page by their exact names.
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
