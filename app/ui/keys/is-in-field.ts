const field = 'input, textarea, select, [contenteditable=true]'

/** Whether an event is in a field. An editor's field is in a shadow tree, so this looks at the composed path. */
export const isInField = (event: Event): boolean =>
  event.composedPath().some((each) => each instanceof Element && each.matches(field))
