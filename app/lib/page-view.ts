export type View = { route: string; path: string }

/** The page view a path counts as: `"/tools/"` → `{ route: "/tools", path: "/tools/" }`. `null` if it is not one of our pages. */
export function readPageView(path: unknown, routes: ReadonlySet<string>): View | null {
  const route = typeof path === 'string' ? path.replace(/([^/])\/$/, '$1') : ''
  return routes.has(route) ? { route, path: path as string } : null
}

type Preferences = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Whether the browser sends Do Not Track or Global Privacy Control: `{ doNotTrack: "1" }` → `true` */
export const asksForPrivacy = ({ doNotTrack, globalPrivacyControl }: Preferences): boolean =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
