import { roleLabels } from '#contract/sentences/role-names.fr.ts';
import type { FirstAccount } from '#server/features/accounts/index.ts';

/** Output for the operator's terminal. */
export const announce = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Their passwords are shown here and nowhere else: called as soon as they exist, whatever fails afterwards. */
export function announceAccounts(accounts: FirstAccount[], announce: (line: string) => void): void {
  if (accounts.length === 0) return;
  const lines = accounts.flatMap(({ role, email, password }) => [
    `${roleLabels[role]} : ${email}`,
    `  mot de passe : ${password ?? 'celui de l’environnement'}`,
  ]);
  announce(boxed(['Comptes créés (affichés une seule fois)', '', ...lines]));
}

function boxed(lines: string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  const row = (line: string) => `│ ${line.padEnd(width)} │`;
  const edge = '─'.repeat(width + 2);
  return [`┌${edge}┐`, ...lines.map(row), `└${edge}┘`].join('\n');
}
