// Public API of files: storing uploads, attaching them to messages, replies and products, and their addresses.
export { keepPicture, keepUpload } from './keep-upload.ts';
export { presentAttachment, type StoredAttachment } from './present.ts';
export { serveFiles } from './address-routes.ts';
export { takeFiles } from './take-files.ts';
export { type Picture, takePictures } from './take-pictures.ts';
export { fileIdIn } from './present.ts';
export { storedKey } from './store.ts';
