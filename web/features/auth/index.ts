export { ForgotPassword } from './forgot-password.tsx';
export { FormProblem } from './form-problem.tsx';
export { LogIn } from './log-in.tsx';
export { PasswordMeter } from './password-meter.tsx';
export { Register } from './register.tsx';
export { useContractForm } from './use-contract-form.ts';
