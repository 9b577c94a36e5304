export { requireCurrentPassword } from './change-password.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { createFirstAccounts, type FirstAccount } from './create-first-accounts.ts';
export { holdAdmins, holdUser } from './held-accounts.ts';
export { presentUser } from './present-user.ts';
export { replacePassword } from './replace-password.ts';
export { makeResetLink } from './reset-links.ts';
export { changeUser } from './user-repository.ts';
