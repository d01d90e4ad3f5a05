/** Whether bytes are UTF-8 from the first to the last. */
export { isUtf8 } from 'node:buffer';
