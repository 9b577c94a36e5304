import { messages } from '#contract/sentences/messages.fr.ts';

/** Shown while the database is unavailable: self-contained, reloads by itself. */
export const awayPage = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Service momentanément indisponible</title>
</head>
<body>
<main>
<h1>Service momentanément indisponible</h1>
<p role="status">${messages.database_away}</p>
<p><a href="">Réessayer</a></p>
</main>
</body>
</html>
`;
