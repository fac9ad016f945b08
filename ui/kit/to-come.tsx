import { Fragment, type ReactNode } from 'react'

/**
 * The shapes of what is still to come in a list that is being written, so that each one that comes takes the place of
 * one of these and nothing below it moves: `atLeast` less those that are there.
 */
export const ToCome = ({
  atLeast,
  there,
  shape,
}: {
  atLeast: number
  there: number
  shape: ReactNode
}) =>
  Array.from({ length: atLeast }, (_, place) => place)
    .slice(there)
    // each keeps its place until that one comes
    .map((place) => <Fragment key={place}>{shape}</Fragment>)
