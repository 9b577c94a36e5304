import { useQueryClient } from '@tanstack/react-query';
import {
  changePassword,
  register,
  requestPasswordReset,
  resetPassword,
  saveProfile,
  signIn,
} from '#contract/account/auth.calls.ts';
import type {
  ChangePasswordBody,
  ForgottenPasswordBody,
  LoginBody,
  ProfileBody,
  RegisterBody,
  ResetPasswordBody,
} from '#contract/account/auth.ts';
import { callApi } from '#web/api/call-api.ts';
import { refetchCurrentUser } from '#web/api/current-user.ts';
import { forgetOthers } from '#web/api/known-person.ts';

export const sendResetLink = (body: ForgottenPasswordBody) => callApi(requestPasswordReset, { body });

export const setNewPassword = (body: ResetPasswordBody) => callApi(resetPassword, { body });

export const savePassword = (body: ChangePasswordBody) => callApi(changePassword, { body });

/** The calls that change the current user. */
export function useAccountCalls() {
  const queries = useQueryClient();
  const thenRefetch = async (answered: Promise<{ id: string }>) => {
    forgetOthers(queries, (await answered).id);
    return refetchCurrentUser(queries);
  };

  return {
    signIn: (body: LoginBody) => thenRefetch(callApi(signIn, { body })),
    register: (body: RegisterBody) => thenRefetch(callApi(register, { body })),
    saveProfile: (body: ProfileBody) => thenRefetch(callApi(saveProfile, { body })),
  };
}
