export { PeelStrip } from './peel-strip.tsx'
export { SendMenuItems } from './send-menu-items.tsx'
