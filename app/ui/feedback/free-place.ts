export type Box = { left: number; top: number; right: number; bottom: number }

/** Finds the place of this size that covers no box and is nearest to the frame's bottom right corner; returns its corner there. */
export function findPlace(
  width: number,
  height: number,
  frame: Box,
  boxes: readonly Box[],
  gap = 8,
): { right: number; bottom: number } | undefined {
  const rights = [frame.right, ...boxes.map(({ left }) => left - gap)]
  const bottoms = [frame.bottom, ...boxes.map(({ top }) => top - gap)]
  const isFree = (right: number, bottom: number) =>
    right - width >= frame.left &&
    bottom - height >= frame.top &&
    boxes.every(
      (box) =>
        box.left >= right + gap ||
        box.right + gap <= right - width ||
        box.top >= bottom + gap ||
        box.bottom + gap <= bottom - height,
    )
  let place: { right: number; bottom: number } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const right of rights)
    for (const bottom of bottoms) {
      const way = Math.abs(frame.right - right) + Math.abs(frame.bottom - bottom)
      if (way < least && right <= frame.right && bottom <= frame.bottom && isFree(right, bottom)) {
        least = way
        place = { right, bottom }
      }
    }
  return place
}
