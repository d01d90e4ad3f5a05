export { LEAST, PasswordMeter } from './password-meter.tsx';
