export { SavedReplyManager } from './manager-on-demand.tsx';
export { type PickedReply, SavedReplyPicker } from './saved-reply-picker.tsx';
