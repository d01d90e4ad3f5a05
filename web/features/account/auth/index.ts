export { ForgotPassword } from './forgot-password.tsx';
export { LogIn } from './log-in.tsx';
export { Register } from './register.tsx';
export { StartShop } from './start-shop.tsx';
