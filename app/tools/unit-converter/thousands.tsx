import { Fragment } from 'react'
import { splitThousands } from './explain.ts'

/** A number whose thousands a gap sets apart, which is not copied with it; where it is too long for a line it ends at one. */
export const Thousands = ({ text }: { text: string }) =>
  splitThousands(text).map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className={index > 0 ? 'ml-[.3em]' : ''}>{group}</span>
    </Fragment>
  ))
