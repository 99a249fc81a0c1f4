import { ApiError } from '@jornada/client';
import type { DeviceSettingsPage } from '../../../native/device-settings.ts';
import { nativePlatform } from '../../../native/shell.ts';
import type { PositionReason, PositionResult } from '../../../native/position.ts';

export type Problem = {
  /** Catalogue keys; help is null if the message is enough. */
  title: string;
  help: string | null;
  canRetry: boolean;
  /** In the mobile wrapper: the page of the phone's settings that changes it. */
  settings?: DeviceSettingsPage | null;
};

/** With these errors another try is useless: the shown day is old, and is read again. */
const SETTLED = new Set([
  'registros.jornada-abierta',
  'registros.sin-jornada-abierta',
  'registros.en-pausa',
  'registros.sin-pausa',
  'registros.mes-cerrado',
  'registros.hora-no-permitida',
  'registros.tipo-no-valido',
  'registros.proyecto-no-valido',
  'general.sin-permiso',
  'general.clave-reutilizada',
]);

/** What the mobile wrapper says of a position that it did not get, or only roughly. */
const IN_WRAPPER: Record<PositionReason, string> = {
  'otra-vez': 'home.problema.app.otra-vez',
  ajustes: 'home.problema.app.ajustes',
  apagada: 'home.problema.app.apagada',
  aproximada: 'home.problema.app.aproximada',
};

/** Those that only the phone's settings change. */
const SETTINGS: Partial<Record<PositionReason, DeviceSettingsPage>> = { ajustes: 'app', apagada: 'ubicacion', aproximada: 'app' };
function inWrapper({ why }: PositionResult): Pick<Problem, 'help' | 'settings'> | null {
  if (!why) return null;
  const page = SETTINGS[why] ?? null;
  // No app of iOS may open the page where the position of the whole phone is switched on.
  return { help: IN_WRAPPER[why], settings: page === 'ubicacion' && nativePlatform() === 'ios' ? null : page };
}

/** The texts above and below the server's message after a failed record. */
export function problemOf(error: Error, position: PositionResult | null): Problem {
  if (!(error instanceof ApiError)) return { title: 'home.problema.titulo', help: null, canRetry: true };
  if (error.isNetwork) return { title: 'home.problema.sin-red', help: 'home.problema.sin-red-ayuda', canRetry: true };
  switch (error.code) {
    case 'registros.demasiado-lejos':
      return { title: 'home.problema.lejos', help: null, canRetry: true };
    case 'registros.posicion-imprecisa':
      return { title: 'home.problema.imprecisa', help: null, canRetry: true, ...(__WRAPPER__ && position && inWrapper(position)) };
    case 'registros.falta-posicion':
      return {
        title: 'home.problema.sin-posicion',
        help: position?.state === 'denied' ? 'home.problema.denegada-ayuda' : 'home.problema.sin-gps-ayuda',
        canRetry: true,
        ...(__WRAPPER__ && position && inWrapper(position)),
      };
    default:
      return { title: 'home.problema.titulo', help: null, canRetry: !SETTLED.has(error.code) };
  }
}
