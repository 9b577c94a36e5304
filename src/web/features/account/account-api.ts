import { useQueryClient } from '@tanstack/react-query';
import type {
  ChangePasswordBody,
  DoneView,
  ForgottenPasswordBody,
  ForgottenPasswordView,
  LoginBody,
  ProfileBody,
  RegisterBody,
  ResetPasswordBody,
  UserView,
} from '#contract/auth.ts';
import { callApi } from '#web/api/call-api.ts';
import { refetchCurrentUser } from '#web/api/current-user.ts';

export const askNewPassword = (body: ForgottenPasswordBody) =>
  callApi<ForgottenPasswordView>('/api/auth/forgot-password', { method: 'POST', body });

export const resetPassword = (body: ResetPasswordBody) =>
  callApi<DoneView>('/api/auth/reset-password', { method: 'POST', body });

export const changePassword = (body: ChangePasswordBody) =>
  callApi<DoneView>('/api/auth/password', { method: 'POST', body });

/** The calls after which the current user is another, or says something else. */
export function useAccountCalls() {
  const queries = useQueryClient();
  const call = async (
    method: 'POST' | 'PATCH',
    path: string,
    body: LoginBody | RegisterBody | ProfileBody,
  ) => {
    await callApi<UserView>(path, { method, body });
    return refetchCurrentUser(queries);
  };

  return {
    signIn: (body: LoginBody) => call('POST', '/api/auth/login', body),
    register: (body: RegisterBody) => call('POST', '/api/auth/register', body),
    saveProfile: (body: ProfileBody) => call('PATCH', '/api/auth/profile', body),
  };
}
