/** The cover of a game in a list; where it does not come, what it stands on is seen. */
export function CoverPicture({ src, className }: { src: string | null; className: string }) {
  if (src === null) return null
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      onError={(event) => {
        event.currentTarget.hidden = true
      }}
      className={className}
    />
  )
}
