import type { SyntheticEvent } from 'react'

type Select = (event: SyntheticEvent<HTMLInputElement>) => void

const selectAll: Select = ({ currentTarget }) => currentTarget.select()

/** For the field that the first sight fills: its text is selected, so the first typing or paste replaces it. */
export const replaceOnTyping: { onFocus: Select; onClick: Select } = { onFocus: selectAll, onClick: selectAll }
