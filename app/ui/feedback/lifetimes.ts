/** How long a toast stays, in ms, unless it has to be dismissed. */
export const toastLifetime = 4500
/** How long a button says "Copied", in ms. */
export const copiedLifetime = 1600
