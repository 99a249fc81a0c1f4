import { day, oneOf, searchOf, textLike, whole } from '@jornada/web/search-params.ts';

/** What a link by mail brings; the router reads digits as a number. */
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** `?debug=1` shows the GPS line; anything else is no debugging. */
export const rootSearch = searchOf({ debug: oneOf(1) });

const method = oneOf('365', 'sso');
const link = textLike(/^[\w.~-]{1,200}$/);
export const loginSearch = searchOf({
  /** Where to go after signing in: a path of this app. One slash, so that no link leads a fresh log-in to another site. */
  volver: textLike(/^\/(?![/\\]).{0,499}$/s),
  /** What a link by mail brings, and at which provider it goes on. Empty: it brings something that no link of ours does. */
  enlace: (value) => (value === undefined ? undefined : (link(asText(value)) ?? '')),
  metodo: (value) => method(asText(value)),
});

/** The secret of a link that came by mail. */
const secret = textLike(/^.{0,100}$/s);
const token = (value: unknown) => secret(asText(value));
export const linkSearch = searchOf({ token });
export const recoverySearch = searchOf({ token, invitacion: token });

/** Record type to start with. */
export const otrosSearch = searchOf({ tipo: whole() });

/** Record type of the clock-out whose screen one came from. */
export const proyectosSearch = searchOf({ tipo: whole() });

export const calendarioSearch = searchOf({
  /** The month shown, `YYYY-MM`; this one by default. */
  mes: textLike(/^20\d{2}-(0[1-9]|1[0-2])$/),
  /** The open day. */
  dia: day,
});

export type CalendarioSearch = ReturnType<typeof calendarioSearch>;

/** The day on which something is missing. */
export const proponerSearch = searchOf({ fecha: day });

/** Which of the inbox is shown. */
export const bandejaSearch = searchOf({ estado: oneOf('por-responder', 'en-espera', 'resueltas') });

/** Tab, year and month of the summary. */
export const resumenSearch = searchOf({
  vista: oneOf('resumen', 'estadisticas'),
  ano: whole({ least: 2000, most: 2100 }),
  mes: whole({ least: 1, most: 12 }),
});
