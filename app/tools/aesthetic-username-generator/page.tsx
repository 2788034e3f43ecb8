import { ToolPage, toolHead } from '../tool-page.tsx'
import { content } from './content.ts'
import View from './view.tsx'

const slug = 'aesthetic-username-generator'

export const head = toolHead(slug, content)

export default function Page() {
  return <ToolPage slug={slug} content={content} View={View} />
}
