/** Why a picture was not uploaded. */
export const pictures = {
  failed: '{name}: {why}',
  kind: '{name} is not a JPEG, PNG, WebP or GIF.',
  size: '{name} is larger than 10 MB.',
} as const;
