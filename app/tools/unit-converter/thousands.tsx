import { Fragment } from 'react'
import { splitThousands } from './explain.ts'

/** A number with gaps between its thousands. The gaps are not copied, and a long number wraps at them. */
export const Thousands = ({ text }: { text: string }) =>
  splitThousands(text).map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className={index > 0 ? 'ml-[.3em]' : ''}>{group}</span>
    </Fragment>
  ))
