/** Why a picture couldn't be uploaded. */
export const pictures = {
  failed: '{name}: {why}',
  kind: '{name} isn’t a JPEG, PNG, WebP or GIF image. Choose another file.',
  size: '{name} is larger than 10 MB. Choose a smaller image.',
} as const;
