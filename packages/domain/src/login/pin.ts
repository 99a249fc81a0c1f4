/** Whether a PIN of four to eight digits is one that attackers try first: one digit, a row, two digits in turn. */
export function isEasyPin(pin: string): boolean {
  if (new Set(pin).size < 3) return true;
  return '01234567890123456789'.includes(pin) || '98765432109876543210'.includes(pin);
}
