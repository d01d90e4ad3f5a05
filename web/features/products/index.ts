// The face of products: their screen, and what other features show or send pictures with.
export { ProductsScreen } from './products-screen.tsx';
export { FormDialog } from './form-dialog.tsx';
export { Picture } from './picture.tsx';
export { pictureTypes, useUploadPicture } from './upload-picture.ts';
