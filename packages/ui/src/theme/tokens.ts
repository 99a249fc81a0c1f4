/** The two values of a colour, for light and dark. The name says its purpose. No other colours are used. */
type Pair = { light: string; dark: string };

/** All colours. Each becomes a variable `--j-<name>`, and components use only these. */
export const TOKENS = {
  bg: { light: '#F6F7F5', dark: '#0C0F0E' },
  surface: { light: '#FFFFFF', dark: '#141817' },
  sunk: { light: '#EFF1EE', dark: '#1B201E' },
  /** What is chosen on a sunk track: it lies above it, in the dark too. */
  raised: { light: '#FFFFFF', dark: '#2A312E' },
  ink: { light: '#121715', dark: '#EDF2EF' },
  ink2: { light: '#55605B', dark: '#A6B2AC' },
  ink3: { light: '#616C67', dark: '#8B9791' },
  line: { light: '#E2E6E3', dark: '#232927' },
  line2: { light: '#CBD2CE', dark: '#39423E' },
  tick: { light: '#AFB9B4', dark: '#4E5954' },
  accent: { light: '#0B6B57', dark: '#46C7A5' },
  'accent-soft': { light: '#E3F1ED', dark: '#12302A' },
  button: { light: '#0B6B57', dark: '#3DBB98' },
  'button-hover': { light: '#095C4B', dark: '#48C7A4' },
  'on-button': { light: '#FFFFFF', dark: '#04211A' },
  warn: { light: '#8F5600', dark: '#E9B458' },
  'warn-mark': { light: '#C97F0A', dark: '#E9B458' },
  'warn-soft': { light: '#FBF0DC', dark: '#2E2411' },
  bad: { light: '#B3261E', dark: '#FF8A80' },
  'bad-soft': { light: '#FBE9E7', dark: '#381B19' },
  away: { light: '#5B4BB0', dark: '#B3A7F5' },
  'away-soft': { light: '#ECEAF9', dark: '#242040' },
  /** The undo bar: dark on a light page and light on a dark one. */
  'float-bg': { light: '#121715', dark: '#EDF2EF' },
  'float-ink': { light: '#F6F7F5', dark: '#121715' },
  'float-ink2': { light: '#B9C2BD', dark: '#55605B' },
  scrim: { light: 'rgba(18,23,21,.42)', dark: 'rgba(0,0,0,.6)' },
  float: { light: '0 12px 32px -12px rgba(18,23,21,.18)', dark: '0 0 0 1px #2A312E' },
} as const satisfies Record<string, Pair>;

export type Token = keyof typeof TOKENS;

/** The CSS value of a colour token. */
export function token(name: Token): string {
  return `var(--j-${name})`;
}
