/**
 * The colour of a difference: more than planned, less, or as planned. Never the only sign, because the number has a plus or
 * minus.
 */
export function toneOf(minutos: number): 'accent' | 'warn' | 'plain' {
  return minutos < 0 ? 'warn' : minutos > 0 ? 'accent' : 'plain';
}
