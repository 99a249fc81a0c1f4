/** The fewest digits of a PIN that stands alone. */
const FEWEST = 6;
/** Never more than one of so many PINs is in use, so that a guess almost never hits. */
const SPARSE = 1000;

/** How many digits a new PIN has where `inUse` people have one. */
export function cifrasDePin(inUse: number): number {
  let cifras = FEWEST;
  while (10 ** cifras / SPARSE <= inUse) cifras += 1;
  return cifras;
}

/** Whether somebody would try it first: one digit only, or digits in a row. */
export function isEasyPin(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index])));
  return steps.size === 1 && [...steps].every((step) => Math.abs(step) <= 1);
}

/** @param random a whole number from 0 to below its argument, each equally likely. @returns a PIN that is text: zeros in front count. */
export function makePin(cifras: number, random: (below: number) => number): string {
  for (;;) {
    const pin = String(random(10 ** cifras)).padStart(cifras, '0');
    if (!isEasyPin(pin)) return pin;
  }
}
