import { formatSize } from '#app/lib/bytes.ts'
import { count } from '#app/lib/plural.ts'
import type { Traffic } from '#app/lib/traffic.ts'

/** `1` → `"1 byte"`, `1536` → `"1.5 KB"` */
export const amount = (bytes: number) => (bytes < 1024 ? count(bytes, 'byte') : formatSize(bytes))

/** The total on the status bar: `"0 bytes sent"`, `"1.5 KB sent"` */
export const nameTraffic = ({ bytes }: Pick<Traffic, 'bytes'>): string => `${amount(bytes)} sent`
