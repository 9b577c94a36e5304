import { of, read, write } from '../call.ts';
import type {
  ChangePasswordBody,
  CurrentUserView,
  DoneView,
  ForgottenPasswordBody,
  ForgottenPasswordView,
  LoginBody,
  ProfileBody,
  RegisterBody,
  ResetPasswordBody,
  UserView,
} from './auth.ts';

export const getCurrentUser = read('/api/auth/me', {
  access: 'anyone',
  about: 'account',
  readableOffline: true,
  shape: of<{ answer: CurrentUserView }>(),
});

export const signIn = write('POST', '/api/auth/login', {
  access: 'anyone',
  shape: of<{ body: LoginBody; answer: UserView }>(),
});

export const register = write('POST', '/api/auth/register', {
  access: 'anyone',
  shape: of<{ body: RegisterBody; answer: UserView }>(),
});

export const signOut = write('POST', '/api/auth/logout', {
  access: 'anyone',
  shape: of<{ answer: DoneView }>(),
});

export const saveProfile = write('PATCH', '/api/auth/profile', {
  access: 'signed_in',
  stales: ['account', 'vouchers'],
  shape: of<{ body: ProfileBody; answer: UserView }>(),
});

export const changePassword = write('POST', '/api/auth/password', {
  access: 'signed_in',
  shape: of<{ body: ChangePasswordBody; answer: DoneView }>(),
});

export const requestPasswordReset = write('POST', '/api/auth/forgot-password', {
  access: 'anyone',
  shape: of<{ body: ForgottenPasswordBody; answer: ForgottenPasswordView }>(),
});

export const resetPassword = write('POST', '/api/auth/reset-password', {
  access: 'anyone',
  shape: of<{ body: ResetPasswordBody; answer: DoneView }>(),
});
