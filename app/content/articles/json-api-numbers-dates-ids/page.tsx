import { ArticlePage, articleHead } from '#app/content/article-page.tsx'
import { article } from './article.ts'

const slug = 'json-api-numbers-dates-ids'

export const head = articleHead(slug, article)

export default function Page() {
  return <ArticlePage slug={slug} article={article} />
}
