import type { GuestView } from './guest-view.ts';
import { form, type Html, head, link, notice, submit } from './html-parts.ts';
import { back, problemOf } from './step-pages.ts';

export function accountPage(view: GuestView, isSent: boolean): Html {
  return [
    head('Créer un compte', 'Vos courses au même endroit, avec celle-ci.'),
    problemOf(view),
    isSent
      ? notice(
          'ok',
          'Consultez vos emails',
          'Un lien vous attend à cette adresse, pour choisir un mot de passe.',
        )
      : form(
          `${view.base}/compte`,
          '<label class="field-label" for="email">Adresse email</label>',
          '<input class="input" id="email" name="email" type="email" autocomplete="email" maxlength="254" required>',
          submit('Recevoir le lien'),
        ),
    back(view),
  ].join('\n');
}

export function passwordPage(action: string, problem: string | undefined): Html {
  return [
    head('Choisissez un mot de passe', 'Il ouvre votre compte, avec vos courses.'),
    problem ? notice('bad', problem) : '',
    form(
      action,
      '<label class="field-label" for="password">Mot de passe</label>',
      '<input class="input" id="password" name="password" type="password" autocomplete="new-password" maxlength="200" required>',
      submit('Créer mon compte'),
    ),
  ].join('\n');
}

export function accountReadyPage(): Html {
  return [
    head('Votre compte est prêt'),
    `<p class="guest-last">${link('/login', 'Se connecter', 'button button-primary button-large button-block')}</p>`,
  ].join('\n');
}
