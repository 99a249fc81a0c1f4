import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { NecesidadVista, turnos } from '@jornada/contract/turnos/calls.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { coverOn, type PersonaDelPlan } from '@jornada/domain/turnos/plan/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { findNeeds } from './needs-repo.ts';
import { findPage } from './people-repo.ts';
import { findPlaces, plannedBy, readPlanned } from './reads.ts';
import { checkedSpan, type PlanOptions } from './span.ts';

/** So many people of a centre are looked at. */
const MOST = 5000;

/** How many are needed on a day: by the day of the week, or as on public holidays. */
export function neededOn({ personas, enFestivos, vigenteDesde, vigenteHasta }: NecesidadVista, fecha: Fecha, isHoliday: boolean): number {
  if (fecha < vigenteDesde || (vigenteHasta !== null && fecha > vigenteHasta)) return 0;
  if (isHoliday && enFestivos !== null) return enFestivos;
  return personas[Temporal.PlainDate.from(fecha).dayOfWeek - 1] ?? 0;
}

export const isHolidayAt = (people: readonly PersonaDelPlan[], centroId: number, fecha: Fecha): boolean =>
  people.some(({ laboral }) => {
    const { centro, festivo } = laboral.planDia(fecha);
    return centro?.id === centroId && festivo !== null;
  });

/** How many people are needed at a centre beside how many all of its people are planned. It tells numbers, no names. */
export function createCover(options: PlanOptions) {
  const { db, clock, entidades } = options;
  return async (
    sesion: Sesion,
    { centroId, con = 'borrador', ...lapso }: ValidadaDe<typeof turnos.cobertura>,
  ): Promise<SalidaDe<typeof turnos.cobertura>> => {
    const { entidadId, personaId, revision } = sesion;
    const dias = checkedSpan(lapso);
    const hoy = await todayOf(options, sesion);
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const zona = empresa.centros.get(centroId)?.zona;
    return db.tenant(entidadId, async (tx) => {
      const { centros } = await findPlaces(tx, await plannedBy(tx, sesion, hoy), lapso);
      if (zona === undefined || !centros.some(({ id }) => id === centroId)) throw new AppError('turnos.centro-no-existe');
      const needs = await findNeeds(tx, entidadId, centroId);
      if (needs.length === 0) return { items: [] };
      const { ids } = await findPage(tx, { entidadId, personaId, jefes: null }, { ...lapso, centroId }, { start: 0, limit: MOST });
      const planned = await readPlanned(tx, entidadId, { ids, ...lapso, empresa, clock });
      const people = planned.map(({ persona, conBorrador }) => (con === 'borrador' ? { ...persona, laboral: conBorrador } : persona));
      const byDay = await inSlices(dias, (fecha) => {
        const isHoliday = isHolidayAt(people, centroId, fecha);
        const wanted = needs.flatMap((necesidad) => {
          const personas = neededOn(necesidad, fecha, isHoliday);
          return personas === 0
            ? []
            : [
                {
                  id: necesidad.id,
                  nombre: necesidad.nombre,
                  puestoId: necesidad.puestoId,
                  desde: necesidad.inicio,
                  hasta: necesidad.fin,
                  personas,
                },
              ];
        });
        const here = people.filter(({ laboral }) => laboral.planDia(fecha).centro?.id === centroId);
        const cover = coverOn({ fecha, zona, necesidades: wanted }, here);
        return wanted.map(({ id }, index) => ({ id, dia: cover[index] }));
      });
      return {
        items: needs.map((necesidad) => ({
          necesidad,
          dias: byDay.flatMap((day) => {
            const dia = day.find(({ id }) => id === necesidad.id)?.dia;
            return dia
              ? [
                  {
                    fecha: dia.fecha,
                    necesarias: dia.personas,
                    previstas: dia.previstas,
                    faltan: dia.faltan,
                    faltanMinutos: dia.faltanMinutos,
                    horas: dia.horas,
                  },
                ]
              : [];
          }),
        })),
      };
    });
  };
}
