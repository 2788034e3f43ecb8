import { Island } from '#app/ui/island.tsx'
import Ads from './ads.tsx'

/** The place of an ad on a page that takes no text; nothing on a site without ads. */
export const AdPlace = () => __CONFIG__.adsClient && <Island file="ads/ads.tsx" part={Ads} />
