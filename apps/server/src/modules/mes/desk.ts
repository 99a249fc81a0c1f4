import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { isOfKind } from '@jornada/contract/mes/columnas.ts';
import type { mes as feature } from '@jornada/contract/mes/calls.ts';
import { monthOf } from '@jornada/domain/cierres/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { knowsWhyAway, seesHealth } from '../../shared/why-away.ts';
import { scopeOf, type Alcance } from '../../shared/reach/reach.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import type { RegistrosService } from '../registros/service.ts';
import { wordsOf } from '../../shared/words.ts';
import { countPeople, findPage, findPerson, findPlace, findTotals, type FiltroMes } from './list-repo.ts';
import { readOneMonth } from './one-month.ts';
import type { RefreshMonthOptions } from './refresh.ts';
import { createSumming } from './summing-job.ts';

type Pedido = Pick<ValidadaDe<typeof feature.totales>, 'ano' | 'mes' | 'centro' | 'departamento' | 'responsable' | 'texto' | 'con'>;
type Options = RefreshMonthOptions & { jobs: Jobs; registros: RegistrosService };

type Quien = Parameters<RegistrosService['corrections']['proposeFor']>[0];

/** Whose months somebody sees: everybody's, or those of the people they answer for. */
async function reachOf(tx: Queryable, sesion: Sesion, hoy: string): Promise<Alcance> {
  const { entidadId, personaId, permisos } = sesion;
  return permisos.has('mes.ver:all') ? { entidadId, personaId, jefes: null } : scopeOf(tx, sesion, hoy);
}

const filterOf = ({
  centro,
  departamento,
  responsable,
  texto,
  con,
  ...pedido
}: Pedido): Omit<FiltroMes, 'alcance' | 'isKnown' | 'hoy'> => ({
  mes: monthOf(pedido),
  centro: centro ?? null,
  departamento: departamento ?? null,
  responsable: responsable ?? null,
  palabras: wordsOf(texto ?? ''),
  con: con ?? null,
});

/** The filter as it holds for whoever asks. */
const filterFor = async (tx: Queryable, sesion: Sesion, pedido: Pedido, hoy: string): Promise<FiltroMes> => ({
  ...filterOf(pedido),
  isKnown: seesHealth(sesion),
  hoy,
  alcance: await reachOf(tx, sesion, hoy),
});

/** @throws AppError `general.sin-permiso`: an order by a kind of absence tells of which kind one is. */
function assertMaySortBy(sort: string, sesion: Sesion): void {
  if (isOfKind(sort) && !seesHealth(sesion)) throw new AppError('general.sin-permiso');
}

export function createMesService(options: Options) {
  const { db, clock, entidades, registros } = options;
  const sumSoon = createSumming(options);

  /** Somebody within reach. @throws AppError `mes.persona-no-existe`, for everybody else. */
  async function personOf(tx: Queryable, sesion: Sesion, id: number) {
    const found = await findPerson(tx, await reachOf(tx, sesion, await todayOf(options, sesion)), id);
    if (!found) throw new AppError('mes.persona-no-existe');
    return found;
  }

  return {
    sumSoon,

    /** @throws AppError `general.sin-permiso`: an order by a kind of absence tells of which kind one is. */
    async list(sesion: Sesion, input: ValidadaDe<typeof feature.listado>): Promise<SalidaDe<typeof feature.listado>> {
      const { sort = 'nombre', dir = 'asc', start = 0, limit = 50, ...pedido } = input;
      assertMaySortBy(sort, sesion);
      const { entidadId } = sesion;
      const hoy = await todayOf(options, sesion);
      const faltan = await sumSoon({ entidadId, mes: monthOf(pedido) });
      return db.tenant(entidadId, async (tx) => ({
        ...(await findPage(tx, await filterFor(tx, sesion, pedido, hoy), { sort, dir, start, limit })),
        faltan,
      }));
    },

    /** @throws AppError `general.sin-permiso`, as for the list. */
    async place(sesion: Sesion, input: ValidadaDe<typeof feature.lugar>): Promise<SalidaDe<typeof feature.lugar>> {
      const { sort = 'nombre', dir = 'asc', persona, ...pedido } = input;
      assertMaySortBy(sort, sesion);
      const hoy = await todayOf(options, sesion);
      return db.tenant(sesion.entidadId, async (tx) => ({
        lugar: await findPlace(tx, await filterFor(tx, sesion, pedido, hoy), { sort, dir, id: persona }),
      }));
    },

    /** The sums of a month; while a job goes on with some people, the caller asks again. */
    async sum(sesion: Sesion, pedido: Pedido): Promise<SalidaDe<typeof feature.totales>> {
      const { entidadId } = sesion;
      const mes = monthOf(pedido);
      const hoy = await todayOf(options, sesion);
      const faltan = await sumSoon({ entidadId, mes });
      return db.tenant(entidadId, async (tx) => ({
        ...(await findTotals(tx, await filterFor(tx, sesion, pedido, hoy))),
        faltan,
        de: await countPeople(tx, entidadId),
      }));
    },

    async readDias(sesion: Sesion, { persona, ...pedido }: ValidadaDe<typeof feature.dias>): Promise<SalidaDe<typeof feature.dias>> {
      const { entidadId, revision } = sesion;
      const empresa = await entidades.getConfiguration(entidadId, revision);
      const typeOf = (clase: 'entrada' | 'salida'): number | null =>
        empresa.tipos.find((tipo) => tipo.clase === clase && tipo.activo)?.id ?? null;
      return db.tenant(entidadId, async (tx) => {
        const { id, nombre, departamento } = await personOf(tx, sesion, persona);
        const month = await readOneMonth(tx, {
          entidadId,
          id,
          mes: monthOf(pedido),
          empresa,
          ahora: clock.now(),
          isKnown: knowsWhyAway(sesion, id),
        });
        return { persona: { id, nombre }, departamento, ...month, tipos: { entrada: typeOf('entrada'), salida: typeOf('salida') } };
      });
    },

    /** The marks of one day, for whoever proposes another hour. */
    async readMarcas(
      { sesion, aparato }: Pick<Quien, 'sesion' | 'aparato'>,
      { persona, fecha }: ValidadaDe<typeof feature.marcas>,
    ): Promise<SalidaDe<typeof feature.marcas>> {
      const { id: personaId } = await db.tenant(sesion.entidadId, (tx) => personOf(tx, sesion, persona));
      const { marcas, esperan } = await registros.queries.listFor({ sesion, aparato }, personaId, fecha);
      return {
        fecha,
        marcas: marcas.map(({ id, clase, nombre, momento, momentoOriginal, zona }) => ({
          id,
          clase,
          nombre,
          momento,
          momentoOriginal,
          zona,
        })),
        esperan,
      };
    },

    /** The company proposes another hour, as it proposes marks. */
    async proposeHour(
      quien: Quien,
      { persona, ...input }: ValidadaDe<typeof feature.cambiarHora>,
    ): Promise<SalidaDe<typeof feature.cambiarHora>> {
      const { id } = await db.tenant(quien.sesion.entidadId, (tx) => personOf(tx, quien.sesion, persona));
      return registros.actions.requestCambioHoraFor(quien, id, input);
    },

    /** The company proposes: its author is whoever is signed in, and the person answers. */
    async propose(quien: Quien, { persona, ...input }: ValidadaDe<typeof feature.proponer>): Promise<SalidaDe<typeof feature.proponer>> {
      const { id } = await db.tenant(quien.sesion.entidadId, (tx) => personOf(tx, quien.sesion, persona));
      return registros.corrections.proposeFor(quien, id, input);
    },
  };
}
