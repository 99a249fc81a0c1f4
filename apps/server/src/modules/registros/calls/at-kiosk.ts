import { isOffered } from '@jornada/domain/quiosco/ofrecido.ts';
import type { ContextoFichaje, Decision } from '@jornada/domain/registros/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Fichaje } from './clock-input.ts';

const refused = (): AppError => new AppError('general.aparato-compartido');

/** At a kiosk one clocks what happens now. @throws AppError `general.aparato-compartido` for another hour or a change. */
export function checkIsForNow({ esQuiosco }: Sesion, { hora, modificar, pausas, diferido }: Partial<Fichaje>): void {
  if (esQuiosco && (hora || modificar || pausas || diferido)) throw refused();
}

/** A remark is written at a kiosk, another hour is not proposed there. @throws AppError `general.aparato-compartido`. */
export function checkIsRemark(
  { esQuiosco }: Sesion,
  { HoraActualizadaFichaje }: { HoraActualizadaFichaje?: string | null | undefined },
): void {
  if (esQuiosco && HoraActualizadaFichaje) throw refused();
}

/** At a kiosk a mark is taken back while it is new. @throws AppError `general.aparato-compartido` for what asks the other side. */
export function checkIsUndo({ esQuiosco }: Sesion, decision: Decision): Decision {
  if (esQuiosco && decision.ok && decision.lines.some(({ evento }) => evento === 'correccion')) throw refused();
  return decision;
}

/** @throws AppError `quiosco.tipo-no-ofrecido` for a record type that is switched off at this kiosk, also for what it has sealed. */
export function checkIsOffered({ subtipos }: Sesion, { tipos }: Pick<ContextoFichaje, 'tipos'>, tipoId: number | undefined): void {
  const tipo = subtipos && tipos.find(({ id }) => id === tipoId);
  if (tipo && !isOffered(tipo, subtipos)) throw new AppError('quiosco.tipo-no-ofrecido', { fields: { tipo: { key: 'opcion' } } });
}
