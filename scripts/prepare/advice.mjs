const retry = 'puis relancez la commande.';

/** @type {readonly (readonly [RegExp, string])[]} */
const advices = [
  [/ENOSPC/, `Libérez de la place sur le disque ${retry}`],
  [/EACCES|EPERM|EROFS/, `Donnez à votre compte le droit d’écrire dans ce dossier ${retry}`],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/,
    `Vérifiez la connexion ${retry}`,
  ],
  [
    /npm ci.*can only install/s,
    `Lancez npm install pour accorder package-lock.json à package.json, ${retry}`,
  ],
  [/EBADENGINE/, `Installez la version de Node.js que demande package.json ${retry}`],
];

/**
 * One sentence on what to do, from the output of the tool.
 * @param {string} output
 * @param {string} otherwise
 */
export function adviceFor(output, otherwise) {
  const known = advices.find(([sign]) => sign.test(output));
  return (known?.[1] ?? otherwise).replace('la commande', thisCommand());
}

function thisCommand() {
  const name = process.env.npm_lifecycle_event ?? 'start';
  return ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
}
