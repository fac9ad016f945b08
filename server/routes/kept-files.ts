export const FOREVER = 'public, max-age=31536000, immutable'

/** How files are served whose content never changes under their address. */
export const KEPT_FILES = {
  decorateReply: false,
  index: false,
  redirect: false,
  cacheControl: false,
  dotfiles: 'deny',
  // A file that is still being written is not there yet.
  allowedPath: (path: string) => !path.endsWith('.tmp'),
  setHeaders: (reply: { header(name: string, value: string): unknown }) => {
    reply.header('cache-control', FOREVER)
  },
} as const
