/** Whether this reader has asked their machine, or us, for less motion, at this moment. */
export const motionReduced = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** How the page may scroll by code: smoothly only where motion is welcome. */
export const scrollBehavior = (): ScrollBehavior => (motionReduced() ? 'instant' : 'smooth')
