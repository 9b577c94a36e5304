import type { PastedText, Span } from './pasted-text.ts';

/** Words of a request that carry no information by themselves. */
const glue = new Set(
  (
    "bonjour bonsoir salut slt coucou hello hi hey bjr bsr cher chere dear madame monsieur mme m mr mrs ms merci mci svp stp please pls thanks thank you beaucoup bien d'avance avance cordialement bonne journee soiree best kind regards a bientot cheers good morning evening afternoon " +
    "c'est ici je suis m'appelle moi this is my name i am i'm nom name contact tel tel. telephone phone mobile portable port numero number no num mon son sa his her le la les l' the un une de du des d' au aux en et and or ou & + - : , sur dans in on at by of for with avec pour pr vers to from depuis jusqu'a jusqu'au via " +
    "est ce que est-ce vous tu pouvez peux pourriez pourrais me nous on te prendre chercher venir passer recuperer emmener amener ramener deposer conduire aller vais allons va could can would will pick up take drive drop off drop-off pick-up pickup need needs want like have car driver chauffeur vtc taxi course courses trajet trajets ride rides transfer transfert reservation reserver reserve book booking besoin aurais j'aurais ai j'ai faut faudrait il elle souhaite voudrais serait dispo disponible libre available possible are we were be being going go " +
    'depart arrivee destination date heure heures time vol flight train adresse address passagers passengers passager passenger bagages luggage personnes sera serons sommes est etes arrive arrivons arrivee arriving atterris atterrit atterrissons land lands landing landing return retour aller aller-retour matin morning soir prise charge mise disposition partir starting start direction terminal gare airport aeroport hotel chez y it that qui quel quelle demain so then puis ensuite and two deux first second 1) 2) 3) one numéro via par finalement tomorrow'
  )
    .split(' ')
    .filter(Boolean),
);

/** The parts between the read spans that carry information, as written. */
export function unreadParts({ text, folded }: PastedText, read: readonly Span[]): Span[] {
  const hidden = read.reduce(
    (seen, [start, end]) => seen.slice(0, start) + '\n'.repeat(end - start) + seen.slice(end),
    folded,
  );
  const parts = [...hidden.matchAll(/[^.!?;\n()]+/gu)].map(
    ({ index, 0: part }): Span => [index, index + part.length],
  );
  return parts
    .filter((part) => says(folded.slice(...part), text.slice(...part)))
    .map((part) => trimmed(text, part));
}

/** 'Bonjour Chloé': the driver's own name. */
const greeted =
  /\b(?:[Bb]onjour|[Bb]onsoir|[Ss]alut|[Cc]oucou|[Hh]ello|[Hh]i|[Hh]ey|[Cc]hère?|[Dd]ear|[Mm]erci|[Tt]hanks)\s+\p{Lu}[\p{L}-]+/u;

function says(part: string, written: string): boolean {
  const greeting = greeted.exec(written);
  const said = greeting
    ? part.slice(0, greeting.index) + part.slice(greeting.index + greeting[0].length)
    : part;
  const words = said.split(/[\s,:/]+/u).filter((word) => /[a-z\d]/u.test(word));
  return words.some((word) => !glue.has(word) && !glue.has(word.replace(/^[a-z]{1,2}'/u, '')));
}

function trimmed(text: string, [start, end]: Span): Span {
  const part = text.slice(start, end);
  const left = part.length - part.replace(/^[\s,:-]+/u, '').length;
  return [start + left, start + part.replace(/[\s,:-]+$/u, '').length];
}
