import type { LegalKind } from '#domain/legal/legal-text.ts';

/** The first version of each text, which the operator has checked and may change. */
export const firstLegalTexts: Record<LegalKind, string> = {
  terms: `# 1. Objet

Ces conditions s’appliquent aux courses réservées à l’avance auprès de {entreprise}, par ce site ou par téléphone.

# 2. Commande

La course est commandée quand vous appuyez sur « Réserver avec obligation de paiement », après le récapitulatif du trajet et de son prix. Elle est ferme quand un chauffeur l’accepte : vous en êtes prévenu aussitôt.

Il n’y a pas de délai de rétractation pour un transport de personnes à une date donnée.

# 3. Prix

Le prix affiché avant la commande est toutes taxes comprises. Un prix « à confirmer » est confirmé par le chauffeur quand il accepte la course.

Il ne change ensuite que pour ce qui s’y ajoute en route : attente au-delà du temps offert, péage, étape ajoutée, heure commencée ou supplément convenu avec vous. Chaque ajout est nommé et vous est montré avant le paiement : vous pouvez le contester.

# 4. Attente

Le chauffeur vous attend au lieu et à l’heure convenus. Si votre vol ou votre train a du retard, prévenez-le par la discussion ou par téléphone.

Aujourd’hui : {attente}

# 5. Annulation et absence

L’annulation est libre tant qu’aucun chauffeur n’a accepté la course. Ensuite, quand aucune autre condition n’est affichée à la commande, elle se demande depuis la course : le chauffeur l’accepte ou la refuse.

Conditions affichées à la commande aujourd’hui : {annulation} Une course garde celles de sa commande ; le chauffeur peut renoncer aux frais.

# 6. Paiement

Vous réglez par l’un des moyens proposés sur la page de paiement, une fois la course acceptée. Une note est remise à partir de 25 € et sur demande en dessous ; une facture sur demande, et sans demande pour une entreprise.

# 7. Bagages et enfants

Dites-nous le nombre de bagages et l’âge des enfants à la réservation, pour que le véhicule et les sièges conviennent.

# 8. Responsabilité

Le chauffeur est assuré pour le transport de personnes à titre onéreux. Nous répondons de la bonne exécution de la course, sauf faute de votre part, fait imprévisible d’un tiers ou cas de force majeure.

# 9. Réclamation et médiateur

Écrivez-nous d’abord à {email}.

Sans réponse satisfaisante, vous pouvez saisir gratuitement le médiateur de la consommation, dans l’année qui suit votre réclamation écrite : {médiateur}.

# 10. Droit applicable

Ces conditions relèvent du droit français.`,

  privacy: `# 1. Qui traite vos données

{entreprise}, {adresse}, est responsable du traitement.

Pour toute question ou pour exercer vos droits : {email}.

# 2. Ce qui est enregistré et pourquoi

- Votre nom, votre email et votre téléphone, pour votre compte et pour que le chauffeur vous joigne (contrat).
- Vos courses, leurs adresses, leur prix et leurs paiements, pour les exécuter et les facturer (contrat et obligations légales).
- Vos messages au sujet d’une course, pour l’organiser (contrat).
- L’adresse depuis laquelle vous vous connectez, pour protéger les comptes (intérêt légitime).

# 3. Qui les reçoit

Le chauffeur de votre course et les services qui la rendent possible : hébergement, envoi des emails et messages, paiement, recherche d’adresses. Vos données ne sont ni vendues ni louées.

# 4. Combien de temps

- Compte : trois ans après votre dernière connexion ou votre dernière course.
- Messages : un an après la course. Adresses et notes des courses : trois ans.
- Position du chauffeur : pendant la course seulement. Notifications envoyées : six mois. Journal : douze mois.
- Bons de réservation : trois ans. Notes et factures : dix ans, comme la loi le demande.

# 5. Vos droits

Vous pouvez lire, corriger, recevoir et faire effacer vos données, ou vous opposer à leur usage. Vous pouvez aussi saisir la CNIL (cnil.fr).

# 6. Cookies

Ce site pose un cookie pour vous garder connecté. Il n’en pose aucun pour mesurer l’audience ni pour la publicité : il n’y a rien à accepter.`,
};
