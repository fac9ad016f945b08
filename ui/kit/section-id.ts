/** The element id of the section of a step. */
export const sectionId = (step: number): string => `step-${step}`
