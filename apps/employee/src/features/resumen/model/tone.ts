/** More than planned has the accent colour, less the warning colour. Neither is an alarm. */
export const toneOf = (minutos: number): 'plain' | 'accent' | 'warn' => (minutos < 0 ? 'warn' : minutos > 0 ? 'accent' : 'plain');
