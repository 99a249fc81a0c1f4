import { saldoEn } from '@jornada/domain/bolsa/index.ts';
import { balanceDelAno, isMesCerrado } from '@jornada/domain/cierres/index.ts';
import type { BalanceAnualVista } from '@jornada/contract/registros.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import { accountOf } from '../person/account.ts';
import type { Aparato } from '../person/clock-settings.ts';
import { presentDays } from '../present/days.ts';
import { showsBalance } from '../present/shown.ts';
import type { PersonReader } from '../person/reader.ts';

/** The largest difference in hours between a local year and UTC's year. */
const EDGE_HOURS = 14;

/** The balance of a year, in one round trip: log, days, closed months and hour bank of one person. */
export function createYear({ read, clock }: { read: PersonReader; clock: Clock }) {
  return async (quien: { sesion: Sesion; aparato: Aparato }, asked: number | undefined): Promise<BalanceAnualVista> => {
    const latest = clock.now().add({ hours: EDGE_HOURS }).toZonedDateTimeISO('UTC').year;
    const earliest = clock
      .now()
      .subtract({ hours: 2 * EDGE_HOURS })
      .toZonedDateTimeISO('UTC').year;
    const dias = { desde: `${asked ?? earliest}-01-01`, hasta: `${asked ?? latest}-12-31` };
    const lectura = await read({ ...quien, dias, conBolsa: true });
    if (!showsBalance(lectura.empresa)) throw new AppError('general.sin-permiso');
    const { estado, contexto } = lectura;
    const hoy = estado.fecha;
    const ano = asked ?? Number(hoy.slice(0, 4));
    const end = `${ano}-12-31`;
    const until = hoy < end ? hoy : end;
    const { lineas } = presentDays(lectura, { desde: `${ano}-01-01`, hasta: until });
    const { meses, total } = balanceDelAno({
      ano,
      lineas,
      hoy,
      isClosed: (fecha) => isMesCerrado(contexto.laboral, contexto.cierres, fecha),
    });
    const account = accountOf(lectura);
    return {
      ano,
      hoy,
      meses,
      total,
      bolsa: { inicialMinutos: saldoEn(account, `${ano - 1}-12-31`), saldoMinutos: saldoEn(account, until) },
    };
  };
}
