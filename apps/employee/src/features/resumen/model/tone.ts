/** More than planned is good, less is told, neither is an alarm. */
export const toneOf = (minutos: number): 'plain' | 'accent' | 'warn' => (minutos < 0 ? 'warn' : minutos > 0 ? 'accent' : 'plain');
