import { MOBILE_MARK } from '../../platform/http/device-name.ts';
import type { SesionAbierta } from '@jornada/contract/sesiones.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Proveedor } from '@jornada/contract/acceso.ts';
import { type Queryable, statement } from '../../platform/database/pool.ts';

type Device = SesionAbierta['dispositivo'];

/**
 * Browsers name each other for historical reasons: Edge also claims to be Chrome and Safari. The first match counts, so such
 * browsers are listed before those that they claim to be.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

/** An iPad that requests desktop pages claims to be a Mac. The server cannot see the difference. */
const SYSTEMS: readonly (readonly [RegExp, string, Device['forma']])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone', 'movil'],
  [/\biPad\b/, 'iPad', 'tableta'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'movil'],
  [/\bAndroid\b/, 'Android', 'tableta'],
  [/\bWindows NT\b/, 'Windows', 'ordenador'],
  [/\bCrOS\b/, 'ChromeOS', 'ordenador'],
  [/\bMacintosh\b/, 'Mac', 'ordenador'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'ordenador'],
];

/** What a browser says about itself and its device in `User-Agent`. Versions are left out, because they are frozen or wrong. */
export function deviceOf(userAgent: string): Device {
  // The wrapper shows its pages in the system's own browser, which is not what a person has opened.
  const isApp = userAgent.startsWith(MOBILE_MARK);
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent));
  const system = SYSTEMS.find(([mark]) => mark.test(userAgent));
  return { forma: system?.[2] ?? 'desconocida', navegador: isApp ? 'Jornada' : (browser?.[1] ?? null), sistema: system?.[1] ?? null };
}

/** The provider of a single-sign-on session; null for a session opened by password. */
export const findProviderOf = (db: Database, sesion: Pick<Sesion, 'entidadId' | 'sesionId'>): Promise<Proveedor | null> =>
  db.tenant(sesion.entidadId, (tx) => findSsoProvider(tx, sesion));

export type LlaveSso = { entidadId: number; sesionId: string };

const PROVEEDOR = statement(
  'auth/reads.PROVEEDOR',
  'select proveedor from instancia.sesiones_sso where entidad_id = $1 and sesion_id = $2',
);

async function findSsoProvider(tx: Queryable, { entidadId, sesionId }: LlaveSso): Promise<Proveedor | null> {
  const [row] = await tx.query(PROVEEDOR, [entidadId, sesionId]);
  return row?.proveedor ?? null;
}
