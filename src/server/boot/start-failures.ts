import { isDatabaseAway, READ_ONLY } from '#server/db/database-away.ts';

/** One sentence for the operator when a start fails for an outside cause; undefined for an unexpected error. */
export function outsideFailure(error: unknown): string | undefined {
  const code = codeOf(error);
  const place = pathOf(error);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case '53100':
      return `Le disque est plein${place} : libérez de la place puis relancez.`;
    case 'EROFS':
      return `Le disque est en lecture seule${place} : rendez-le accessible en écriture, ou indiquez un autre dossier dans DATA_DIR.`;
    case 'EACCES':
    case 'EPERM':
      return `Le serveur n’a pas les droits nécessaires${place} : vérifiez-les, ou indiquez un autre dossier dans DATA_DIR.`;
    case 'ENOTDIR':
    case 'EEXIST':
    case 'ENAMETOOLONG':
    case 'ELOOP':
      return `Le dossier de données n’en est pas un${place} : indiquez un autre dossier dans DATA_DIR.`;
    case '28P01':
    case '28000':
      return 'La base de données de DATABASE_URL refuse cet utilisateur ou ce mot de passe : corrigez DATABASE_URL puis relancez.';
    case '3D000':
      return 'La base de données nommée dans DATABASE_URL n’existe pas : créez-la (createdb) puis relancez.';
    case READ_ONLY:
      return 'Le serveur de DATABASE_URL est en lecture seule (un serveur secondaire) : indiquez le serveur principal puis relancez.';
    case '42501':
      return 'L’utilisateur de DATABASE_URL n’a pas le droit de créer des tables : donnez-le-lui puis relancez.';
  }
  if (!isDatabaseAway(error)) return undefined;
  return 'La base de données ne répond pas : vérifiez DATABASE_URL et que PostgreSQL est démarré, puis relancez.';
}

/** An AggregateError comes from a host with several addresses, each of which refused. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && !('code' in error)) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function pathOf(error: unknown): string {
  return error instanceof Error && 'path' in error ? ` (${String(error.path)})` : '';
}
