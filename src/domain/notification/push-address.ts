/** The push services of the known browsers. The server calls no other address that a browser sends. */
const hosts = [
  /^fcm\.googleapis\.com$/u,
  /^updates\.push\.services\.mozilla\.com$/u,
  /^([\w-]+\.)*push\.apple\.com$/u,
  /^([\w-]+\.)*notify\.windows\.com$/u,
];

export function isPushAddress(address: string): boolean {
  const match = /^https:\/\/([\w.-]+)(?::443)?\/[\x21-\x7e]*$/u.exec(address);
  return match !== null && hosts.some((host) => host.test(match[1] ?? ''));
}
