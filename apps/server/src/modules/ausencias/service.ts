import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { DIAS_DE_CALENDARIO, type ausencias } from '@jornada/contract/ausencias.ts';
import { coverOfTeams, type GrupoDePlan } from '@jornada/domain/ausencias/cobertura-equipos.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { ContextoLaboral } from '@jornada/domain/horario/modelo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type Configuracion, type EntidadesService } from '../../shared/company/configuration.ts';
import { laborOf } from '../registros/reads.ts';
import { findLeastPresence } from '../vacaciones/reads.ts';
import { countPeople, findGroups, findTeamNames, type GrupoLeido } from './cover-repo.ts';
import { findPage, findPeople } from './people-repo.ts';
import { daysBetween, holidaysOn, presentPerson } from './present.ts';
import { scopeOf } from '../../shared/reach/reach.ts';
import { PAGE } from './reads.ts';

/** The days that are asked for. @throws AppError `ausencias.demasiados-dias`, also for none. */
function checkedDays({ desde, hasta }: { desde: string; hasta: string }): string[] {
  if (hasta < desde || hasta > masDias(desde, DIAS_DE_CALENDARIO - 1)) throw new AppError('ausencias.demasiados-dias');
  return daysBetween(desde, hasta);
}

/** The plan of each schedule in each centre, and of everybody with single days. There are few, however many people have them. */
function createPlans(empresa: Configuracion) {
  const plans = new Map<string, ContextoLaboral>();
  return ({ horarioId, centroId, solo, sueltos }: Pick<GrupoLeido, 'horarioId' | 'centroId' | 'solo' | 'sueltos'>): ContextoLaboral => {
    const key = `${horarioId} ${centroId} ${solo}`;
    const plan =
      plans.get(key) ?? laborOf({ asignaciones: [{ desde: '1900-01-01', horarioId, centroId }], ausencias: [], sueltos }, empresa);
    plans.set(key, plan);
    return plan;
  };
}

/** How many people each team has at least, by the share that the rules of a day want. */
function leastOf(grupos: readonly GrupoLeido[], shareOn: (fecha: string) => number | null) {
  const sizes = new Map<string, number>();
  return (equipo: string, fecha: string): number | null => {
    const share = shareOn(fecha);
    if (equipo === '' || share === null) return null;
    const size = sizes.get(equipo) ?? Math.max(...peopleByDay(grupos, equipo));
    sizes.set(equipo, size);
    return Math.ceil((size * share) / 100);
  };
}

/** How many people a team has: somebody whose schedule changes is in two groups, one after the other. */
function peopleByDay(grupos: readonly GrupoLeido[], equipo: string): number[] {
  const own = grupos.filter((one) => one.equipo === equipo);
  return own.map(({ desde }) =>
    own.filter((one) => one.desde <= desde && desde <= one.hasta).reduce((sum, { personas }) => sum + personas, 0),
  );
}

/** Who is away and when, for those who decide. */
export function createAusenciasService({ db, clock, entidades }: { db: Database; clock: Clock; entidades: EntidadesService }) {
  const configurationOf = ({ entidadId, revision }: Sesion) => entidades.getConfiguration(entidadId, revision);

  return {
    async readCalendar(sesion: Sesion, input: ValidadaDe<typeof ausencias.calendario>): Promise<SalidaDe<typeof ausencias.calendario>> {
      const { texto = '', quienes = 'todas', start = 0, limit = PAGE, ...ventana } = input;
      const dias = checkedDays(ventana);
      const hoy = await todayOf({ clock, entidades }, sesion);
      const empresa = await configurationOf(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const alcance = await scopeOf(tx, sesion, hoy);
        const { ids, total } = await findPage(tx, alcance, { ...ventana, texto, quienes, start, limit });
        const people = await findPeople(tx, alcance, { ...ventana, ids });
        return { items: people.map((one) => presentPerson(one, dias, empresa)), total };
      });
    },

    async readCover(sesion: Sesion, ventana: ValidadaDe<typeof ausencias.cobertura>): Promise<SalidaDe<typeof ausencias.cobertura>> {
      const { entidadId } = sesion;
      const dias = checkedDays(ventana);
      const hoy = await todayOf({ clock, entidades }, sesion);
      const empresa = await configurationOf(sesion);
      const planOf = createPlans(empresa);
      return db.tenant(entidadId, async (tx) => {
        const alcance = await scopeOf(tx, sesion, hoy);
        const read = await findGroups(tx, alcance, ventana);
        const grupos = read.map(({ visible, faltas, ...same }): GrupoDePlan => ({
          ...same,
          laboral: planOf(same),
          isCounted: visible && (ventana.centro === undefined || ventana.centro === same.centroId),
          faltas: new Map(faltas.map(({ fecha, ...count }) => [fecha, count])),
        }));
        const cover = coverOfTeams({ dias, grupos, minimoDe: leastOf(read, await findLeastPresence(tx, entidadId)) });
        const short = new Set(cover.flatMap(({ cortos }) => cortos.map(({ equipo }) => equipo)));
        const names = await findTeamNames(tx, entidadId, [...short]);
        const plans = [...new Set(grupos.filter(({ isCounted }) => isCounted).map(({ laboral }) => laboral))];
        return {
          dias: cover.map(({ cortos, ...dia }) => ({
            ...dia,
            cortos: cortos.map(({ equipo, ...corto }) => ({ nombre: names.get(equipo) ?? '', ...corto })),
            festivos: holidaysOn(empresa, plans, dia.fecha),
          })),
          ...(await countPeople(tx, alcance, ventana)),
        };
      });
    },
  };
}
