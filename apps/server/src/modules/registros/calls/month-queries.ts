import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { balance } from '@jornada/domain/registros/index.ts';
import { later } from '@jornada/domain/horario/calendario.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { PersonReader } from '../person/reader.ts';
import { lookingBack, windowOfMonth, type Ventana } from '../person/windows.ts';
import type { SumasLeidas } from '../person/year-sums-repo.ts';
import { areHolidaysConfirmed, isClosed } from '../present/closed.ts';
import { presentDays } from '../present/days.ts';
import { showsBalance } from '../present/shown.ts';
import { warningsOfDay } from '../present/warnings.ts';
import { warningsOfYear } from '../present/year-warnings.ts';
import type { Peticionario } from './clock-input.ts';
import { checkZone } from './zones.ts';

type Quien = Omit<Peticionario, 'clave'>;

/** The days of a month, and their sums. */
export function createMonthQueries({
  read,
  findSums,
}: {
  read: PersonReader;
  findSums(sesion: Sesion, ventana: Ventana): Promise<SumasLeidas>;
}) {
  return {
    /** The balance of a month, by default the current one. The current month counts up to today. */
    async readBalance(quien: Quien, input: ValidadaDe<typeof registros.balance>) {
      checkZone(input.timezone);
      const today = (await read(quien)).estado.fecha;
      const ano = input.ano ?? Number(today.slice(0, 4));
      const mes = input.mes ?? Number(today.slice(5, 7));
      if (mes < 1 || mes > 12 || ano < 2000 || ano > 2100)
        throw new AppError('general.datos-no-validos', { fields: { mes: { key: 'fecha' } } });
      const window = windowOfMonth(ano, mes);
      const lectura = await read({ ...quien, dias: window });
      if (!showsBalance(lectura.empresa)) throw new AppError('general.sin-permiso');
      const until = window.hasta < today ? window.hasta : later(today, window.desde);
      return {
        ...balance(presentDays(lectura, { desde: window.desde, hasta: until }).lineas),
        cerrado: isClosed(lectura, window),
      };
    },

    async readCalendario(quien: Quien, { ano, mes }: ValidadaDe<typeof registros.calendario>) {
      const window = windowOfMonth(ano, mes);
      const [lectura, sums] = await Promise.all([
        read({ ...quien, dias: lookingBack(window) }),
        findSums(quien.sesion, { desde: `${ano}-01-01`, hasta: window.hasta }),
      ]);
      const ofYear = warningsOfYear(lectura, sums);
      const { dias, lineas } = presentDays(lectura, window, (fecha) => [...warningsOfDay(lectura, fecha), ...(ofYear.get(fecha) ?? [])]);
      const cerrado = isClosed(lectura, window);
      return {
        ano,
        mes,
        hoy: lectura.estado.fecha,
        dias,
        balance: showsBalance(lectura.empresa) ? { ...balance(lineas), cerrado } : null,
        cerrado,
        festivosConfirmados: areHolidaysConfirmed(lectura, window),
      };
    },
  };
}
