export { permissionName } from './messages.ts';
export { PermissionsField } from './permissions-field.tsx';
