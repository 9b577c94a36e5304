/** The passwords that guessing programs try first, of six characters or more, in French and in English. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456 01234567 012345678 0123456789 123123 123321
  123123123 1234abcd 123abc 123456a a123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 12qwaszx 112233 121212 131313
  147258 147258369 159357 159753 654321 87654321 987654 987654321 9876543210 696969 101010 102030 555555 222333
  abc123 abcd1234 abcdef abcdefg abcdefgh abcabc aqwzsx azerty azerty1 azerty12 azerty123 azerty1234 azertyu
  azertyui azertyuio azertyuiop azertyuiopqsdfghjklm qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui
  qwertyuio qwertyuiop qwertz qazwsx qazwsxedc asdfgh asdfghjkl zxcvbn zxcvbnm wxcvbn qsdfgh qsdfghjklm
  password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd passwd letmein welcome welcome1
  motdepasse motdepasse1 motdepasse12 motdepasse123 monmotdepasse secret secret1 secret123 changeme admin123
  administrateur administrator administration adminadmin azertyazerty testtest test123 test1234 tester demo1234
  bonjour bonjour1 bonjour12 bonjour123 bonsoir bienvenue bienvenue1 soleil soleil1 soleil13 chouchou doudou
  loulou loulou1 nounours coucou coucou1 coucou123 princesse princess chocolat amour1 jetaime jetaime1 iloveyou
  iloveyou1 marseille marseille13 toulouse bordeaux bretagne france france98 paris75 parispsg psgpsg olympique
  football football1 baseball basketball superman batman pokemon pokemon1 naruto dragon dragon1 monkey monkey1
  master shadow sunshine sunshine1 michael nicolas nicolas1 thomas thomas1 camille camille1 marine marine1 julien
  julien1 alexandre alexandre1 antoine maxime maxime1 romain caroline sandrine isabelle stephanie christophe
  sebastien frederic laurent pascal philippe patrick martine nathalie catherine valerie virginie celine
  chauffeur chauffeur1 chauffeur123 chauffeurvtc conducteur vtcvtc vtc123 vtc1234 vtcvtcvtc taxi123 taxi1234
  voiture voiture1 mercedes renault peugeot citroen porsche ferrari trustno1 starwars whatever freedom computer
  computer1 internet internet1 google facebook samsung samsung1 hello123 killer killer1 hunter hunter2 ranger
  buster jordan jordan23 ginger pepper cheese flower flower1 summer summer1 winter winter1 spring monday
  000000000000 123456123456 1234567891011 123412341234 123456789012 1234567890123 123456789123 motdepasse1234
  azertyuiop12 azertyuiop123 passwordpassword qwertyuiop12 qwertyuiop123 qwertyqwerty abcdefghijkl 1q2w3e4r5t6y
  `
    .trim()
    .split(/\s+/u),
);
