/** How long, in milliseconds, a notification stays that asks for nothing. */
export const toastLifetime = 4500
/** How long a button says that what it gives is on the clipboard. */
export const copiedLifetime = 1600
