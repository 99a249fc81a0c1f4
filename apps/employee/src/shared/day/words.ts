/** The colour of a difference: more than planned, less, or as planned. Never alone: the sign stands beside it. */
export function toneOf(minutos: number): 'accent' | 'warn' | 'plain' {
  return minutos < 0 ? 'warn' : minutos > 0 ? 'accent' : 'plain';
}
