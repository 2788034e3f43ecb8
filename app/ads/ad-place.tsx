import { href } from '#app/config.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Wrap } from '#app/ui/layout/section.tsx'

/** The consent question at the bottom of the window. It has its own space after the footer, so it never covers the end of the page. */
const Question = () => (
  <section
    tabIndex={-1}
    aria-labelledby="ad-question"
    className="bottom-0 z-10 border-t border-line-strong bg-surface py-4 text-body shadow-float outline-none [@media(min-height:480px)]:sticky"
  >
    <Wrap className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <div className="min-w-0 grow basis-96">
        <h2 id="ad-question" className="mb-1 text-lead">
          May this site show ads?
        </h2>
        <p className="max-w-[80ch] text-ink-2">
          Ads come from Google, which then sees your IP address and may set cookies. They appear on the list of tools
          and in the blog, never on a tool page.{' '}
          <a href={href('/privacy#third-party-services')} className="text-ink underline underline-offset-4">
            Privacy Policy
          </a>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2 max-sm:w-full">
        <Button value="allowed">Allow ads</Button>
        <Button value="refused">No ads</Button>
      </div>
    </Wrap>
  </section>
)

/** The ad slot of a page, with a button to choose again. Empty on a site without ads. */
export const AdPlace = () =>
  __CONFIG__.adsClient && (
    <section data-script="ads/ads.ts" aria-label="Ads" className="border-t border-line py-4">
      <Wrap>
        <div className="flex min-h-[30px] flex-wrap items-center justify-between gap-x-4 text-ink-3">
          <p id="ad-sentence" className="font-mono text-note">
            No ads are shown unless you allow them.
          </p>
          <Button size="small" variant="ghost" className="-mx-2 noscript:hidden" aria-describedby="ad-sentence">
            Ad choices
          </Button>
        </div>
        <div className="mt-3 overflow-hidden rounded-control bg-sunken empty:hidden" />
      </Wrap>
      <template>
        <Question />
      </template>
    </section>
  )
