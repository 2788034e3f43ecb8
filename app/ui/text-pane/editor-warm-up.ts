import { createEditor } from './editor.ts'
import { emptyField } from './watch-field.ts'

/** Creates an invisible JSON editor, in steps, so that the browser has compiled the code when a text comes. */
export async function warmUpEditor(): Promise<void> {
  const rest = () => new Promise<void>((resolve) => (self.requestIdleCallback ?? setTimeout)(() => resolve()))
  const look = { label: '', description: '', placeholder: '', readOnly: false, invalid: false, isWrapped: true }
  await rest()
  const json = { ...look, rich: 'json', numbers: undefined } as const
  const editor = createEditor(document.createElement('div'), emptyField, json, () => {})
  for (const lines of [3, 100]) {
    await rest()
    await editor.setText('{"a": [1, true, null, "b"]}\n'.repeat(lines), false)
  }
  await rest()
  editor.destroy()
}
