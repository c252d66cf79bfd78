/** Classes of a photograph (ArtifactImage.tsx) that other files style too. */
export const photographClasses = {
  /** It has not loaded. */
  coming: 'coming',
  /** It is shown without a crop. */
  whole: 'whole',
} as const
