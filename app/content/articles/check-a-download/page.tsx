import { ArticlePage, articleHead } from '#app/content/article-page.tsx'
import { article } from './article.ts'

const slug = 'check-a-download'

export const head = articleHead(slug, article)

export default function Page() {
  return <ArticlePage slug={slug} article={article} />
}
