// The face of files: keeping what was uploaded, hanging it on messages, replies and products, and its addresses.
export { keepPicture, keepUpload } from './keep-upload.ts';
export { presentAttachment, type StoredAttachment } from './present.ts';
export { serveFiles } from './address-routes.ts';
export { takeFiles } from './take-files.ts';
export { type Picture, takePictures } from './take-pictures.ts';
