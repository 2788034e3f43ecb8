import { Toaster } from '#app/ui/toaster.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'

/** What every page can say by itself: the notifications and the tooltip. */
export default function Signs() {
  return (
    <>
      <Toaster label="Notifications" dismissLabel="Dismiss" />
      <Tooltip />
    </>
  )
}
