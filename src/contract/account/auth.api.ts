import { endpoint } from '../endpoint.ts';
import * as calls from './auth.calls.ts';
import {
  changePasswordBody,
  currentUserView,
  doneView,
  forgottenPasswordBody,
  forgottenPasswordView,
  loginBody,
  profileBody,
  registerBody,
  resetPasswordBody,
  userView,
} from './auth.ts';

export const authApi = {
  getCurrentUser: endpoint(calls.getCurrentUser, { answer: currentUserView }),
  signIn: endpoint(calls.signIn, { body: loginBody, answer: userView }),
  register: endpoint(calls.register, { body: registerBody, answer: userView }),
  signOut: endpoint(calls.signOut, { answer: doneView }),
  saveProfile: endpoint(calls.saveProfile, { body: profileBody, answer: userView }),
  changePassword: endpoint(calls.changePassword, { body: changePasswordBody, answer: doneView }),
  requestPasswordReset: endpoint(calls.requestPasswordReset, {
    body: forgottenPasswordBody,
    answer: forgottenPasswordView,
  }),
  resetPassword: endpoint(calls.resetPassword, { body: resetPasswordBody, answer: doneView }),
};
