/** Texts of the upload of pictures. */
export const messages = {
  form: 'Upload pictures',
  files: 'New pictures',
  filesHint: 'JPEG, PNG, WebP or AVIF, at most 10 MB each and at least 640 pixels wide.',
  altOf: (file: string): string => `What does “${file}” show?`,
  altHint: 'Read to people who don’t see the picture: “Six camels on the crest of a dune”.',
  altMissing: (file: string): string => `Describe “${file}” in a few words`,
  progressOf: (file: string): string => `Uploading “${file}”`,
  percent: (share: number): string => `${Math.floor(share * 100)} %`,
  processing: 'Being prepared',
  uploaded: 'Uploaded',
  known: (alt: string): string => `This picture was uploaded before, as “${alt}”.`,
  upload: (count: number): string => (count === 1 ? 'Upload the picture' : `Upload ${count} pictures`),
  tooMany: (max: number): string =>
    max === 1 ? 'Only one more picture fits. Remove the others.' : `Only ${max} more pictures fit. Remove the others.`,
  chosenFirst: 'Choose pictures first',
};
