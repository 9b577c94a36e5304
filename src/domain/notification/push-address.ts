/** The push services of the browsers there are. Our server calls nothing else on a browser's word. */
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
