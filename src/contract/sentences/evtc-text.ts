/** 'EVTC 075 240 817' */
export function evtcText(number: string): string {
  return number === '' ? '' : `EVTC ${inThrees(number.replace(/^EVTC/u, ''))}`;
}

export function inThrees(digits: string): string {
  return digits.replace(/(\d)(?=(?:\d{3})+$)/gu, '$1\u00a0');
}
