import type { LogLine } from '../../../shared/logs/logs.ts';

/** The kinds of problems. The catalogue has a text and advice for each. */
export type Que = 'red' | 'sesion' | 'permiso' | 'no-esta' | 'no-aceptado' | 'espera' | 'servidor' | 'aplicacion';
/** The part of the app with the problem. */
export type Donde = 'fichajes' | 'entrada' | 'bandeja' | 'resumen' | 'cuenta' | 'avisos' | 'textos' | 'otra';

/** A problem that occurred so many times in a row; `at`: the last time. */
export type Happening = { n: number; at: string; que: Que; donde: Donde; times: number };

const CALL = /^[A-Z]+ (\S+) (\S+) \d+ ms/;
/** An error of the server as a screen got it: the line of its call already contains it. */
const TOLD_BY_CALL = /^[a-z0-9-]+\.[a-z0-9.-]+ \d{3}$/;

const PLACES: readonly (readonly [RegExp, Donde])[] = [
  [/^\/instancia\/(?:registros|tipos|proyectos)\b/, 'fichajes'],
  [/^\/(?:api\/(?:login|auth)|instancia\/(?:auth|login|entidades))\b|^\/api\/\w*Log/, 'entrada'],
  [/^\/instancia\/(?:bandeja|novedades)\b/, 'bandeja'],
  [/^\/instancia\/resumen\b/, 'resumen'],
  [/^\/instancia\/(?:cuenta|factores|sesiones|userPhoto|documentacion|privacidad|contacto)\b/, 'cuenta'],
  [/^\/instancia\/(?:notificaciones|webPush)\b/, 'avisos'],
  [/^\/i18n\b/, 'textos'],
];

const placeOf = (path: string): Donde => PLACES.find(([pattern]) => pattern.test(path))?.[1] ?? 'otra';

const BY_STATUS: Readonly<Record<number, Que>> = { 401: 'sesion', 403: 'permiso', 404: 'no-esta', 429: 'espera' };

function whatOf(status: string): Que | null {
  if (!/^\d{3}$/.test(status)) return 'red';
  const code = Number(status);
  if (code < 400) return null;
  return code >= 500 ? 'servidor' : (BY_STATUS[code] ?? 'no-aceptado');
}

function readLine({ kind, text }: LogLine): Pick<Happening, 'que' | 'donde'> | null {
  if (kind === 'error') return TOLD_BY_CALL.test(text) ? null : { que: 'aplicacion', donde: 'otra' };
  const [, path = '', status = ''] = CALL.exec(text) ?? [];
  // A call that was cancelled because another screen was opened is not a problem.
  if (status === 'AbortError') return null;
  const que = whatOf(status);
  return que && { que, donde: placeOf(path) };
}

/** The problems, newest first. The same one several times in a row is one. */
export function happeningsOf(lines: readonly LogLine[]): Happening[] {
  const found: Happening[] = [];
  for (const line of lines) {
    const read = readLine(line);
    if (!read) continue;
    const last = found.at(-1);
    if (last && last.que === read.que && last.donde === read.donde) {
      found[found.length - 1] = { ...last, n: line.n, at: line.at, times: last.times + 1 };
    } else found.push({ ...read, n: line.n, at: line.at, times: 1 });
  }
  return found.toReversed();
}
