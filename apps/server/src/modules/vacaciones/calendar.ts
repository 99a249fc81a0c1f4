import type { SalidaDe } from '@jornada/contract/call.ts';
import type { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { sumOf } from '@jornada/domain/vacaciones/index.ts';
import { isPropuesto, type Configuracion } from '../../shared/company/configuration.ts';
import { shown } from './present.ts';
import type { SituacionLeida } from './situation.ts';

type Ano = SalidaDe<typeof vacaciones.getCalendario>['items'][number];

/** A year of somebody's own calendar. */
export function presentCalendar({ laboral, leida, usos }: SituacionLeida, empresa: Configuracion, ano: number): Ano {
  const [first, last] = [`${ano}-01-01`, `${ano}-12-31`];
  const daysOf = (id: number): number => shown(sumOf(usos.filter(({ solicitudId }) => solicitudId === id).map(({ cantidad }) => cantidad)));
  return {
    ano,
    festivos: laboral.planDias(first, last).flatMap((dia) => {
      const { fecha, festivo, centro } = dia;
      return festivo === null ? [] : [{ fecha, nombre: festivo, centro: centro?.nombre ?? null, propuesto: isPropuesto(empresa, dia) }];
    }),
    ausencias: leida.ausencias
      .filter(({ desde, hasta }) => desde <= last && hasta >= first)
      .map(({ id, clase, desde, hasta, aprobada, solicitudId }) => ({
        clase,
        desde,
        hasta,
        dias: clase === 'vacaciones' ? daysOf(solicitudId ?? -id) : null,
        aprobada,
        solicitudId,
      })),
  };
}
