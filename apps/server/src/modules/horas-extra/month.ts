import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { horasExtra, MesDeExtra } from '@jornada/contract/horas-extra/calls.ts';
import { sumaDe } from '@jornada/domain/excesos/index.ts';
import { descansoDe, pagoDe, type ExtraPedida } from '@jornada/domain/horas-extra/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findOfPeople, type FilaExceso } from '../excesos/reads.ts';
import type { SituacionDeExtra } from './reads.ts';
import { createExtraReader } from './reading.ts';
import type { HorasExtraOptions } from './service.ts';

type Ventana = { desde: string; hasta: string };
type Sumas = SalidaDe<typeof horasExtra.mes>['suma'];

const resultOf = (one: ExtraPedida, minutos: number): number =>
  one.compensacion === 'pago' ? pagoDe(minutos, one.tipologia) : descansoDe(minutos, one.tipologia);

const PIDIERON = statement(
  'horas-extra/month.PIDIERON',
  `
  select distinct s.usuario_id as id from instancia.solicitudes s
  where s.entidad_id = $1 and s.modulo = 'horas-extra' and s.estado in ('pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada')
    and s.desde between $2 and $3`,
);
const findWhoAsked = async (tx: Queryable, entidadId: number, { desde, hasta }: Ventana): Promise<number[]> =>
  (await tx.query(PIDIERON, [entidadId, desde, hasta])).map(({ id }) => id);

const askedIn = ({ vivas }: SituacionDeExtra, { desde, hasta }: Ventana): ExtraPedida[] =>
  vivas.filter(({ fecha }) => fecha >= desde && fecha <= hasta);
const minutesOf = (asked: readonly ExtraPedida[]): number => asked.reduce((all, { minutos }) => all + minutos, 0);

/** What days above the plan come to. It is what every list, summary and export has of them. */
function sumsOf(found: readonly Pick<FilaExceso, 'exceso' | 'partes'>[], pedidosMinutos: number): Sumas {
  const { pagada, descanso, 'fuerza-mayor': fuerzaMayor, complementaria, flexible } = sumaDe(found.flatMap(({ partes }) => partes));
  return {
    pedidosMinutos,
    encontradosMinutos: found.reduce((all, { exceso }) => all + exceso, 0),
    pagoMinutos: pagada,
    descansoMinutos: descanso,
    fuerzaMayorMinutos: fuerzaMayor,
    complementariaMinutos: complementaria,
    flexibleMinutos: flexible,
  };
}

function presentMonth(situacion: SituacionDeExtra, found: readonly FilaExceso[], ventana: Ventana): MesDeExtra {
  const { leida, realOf } = situacion;
  const asked = askedIn(situacion, ventana).toSorted((a, b) => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : a.id - b.id));
  return {
    persona: { id: leida.personaId, nombre: leida.nombre },
    ...sumsOf(found, minutesOf(asked)),
    excesos: found.map(({ fecha, exceso, partes }) => ({ fecha, exceso, partes })),
    dias: asked
      .filter(({ isAprobada }) => isAprobada)
      .map((one) => {
        const { id, nombre, clase } = one.tipologia;
        const minutos = realOf(one);
        return {
          id: one.id,
          fecha: one.fecha,
          minutos,
          tipologia: { id, nombre, clase },
          como: one.compensacion,
          resultaMinutos: resultOf(one, minutos),
        };
      }),
  };
}

type Options = HorasExtraOptions & {
  excesos: {
    refreshInReach(tx: Queryable, sesion: Sesion, filtro: Ventana): Promise<void>;
    refreshOwn(tx: Queryable, sesion: Sesion): Promise<void>;
  };
};

/** The same sums of one's own year so far. */
export function createOwnYear({ db, clock, entidades, excesos }: Options) {
  const reader = createExtraReader({ clock, entidades });
  return (sesion: Sesion, ano: number): Promise<Sumas> =>
    db.tenant(sesion.entidadId, async (tx) => {
      const { entidadId, personaId } = sesion;
      const ventana = { desde: `${ano}-01-01`, hasta: `${ano}-12-31` };
      await excesos.refreshOwn(tx, sesion);
      const found = await findOfPeople(tx, entidadId, [personaId], ventana.desde, ventana.hasta);
      const own = (await reader.readMany(tx, sesion, [personaId], ventana.desde)).get(personaId);
      return sumsOf(found, own ? minutesOf(askedIn(own, ventana)) : 0);
    });
}

/** The overtime of a month as everybody tells it: what was asked for, what the record has above the plan, and what is paid or rested of that. */
export function createMonth({ db, clock, entidades, excesos }: Options) {
  const reader = createExtraReader({ clock, entidades });
  return (sesion: Sesion, { ano, mes }: ValidadaDe<typeof horasExtra.mes>): Promise<SalidaDe<typeof horasExtra.mes>> =>
    db.tenant(sesion.entidadId, async (tx) => {
      const { entidadId } = sesion;
      const month = Temporal.PlainYearMonth.from({ year: ano, month: mes });
      const ventana = { desde: month.toPlainDate({ day: 1 }).toString(), hasta: month.toPlainDate({ day: month.daysInMonth }).toString() };
      await excesos.refreshInReach(tx, sesion, ventana);
      const found = await findOfPeople(tx, entidadId, null, ventana.desde, ventana.hasta);
      const byPerson = Map.groupBy(found, ({ personaId }) => personaId);
      const personas = [...new Set([...byPerson.keys(), ...(await findWhoAsked(tx, entidadId, ventana))])];
      const situations = await reader.readMany(tx, sesion, personas, ventana.desde);
      const items = [...situations]
        .map(([id, one]) => presentMonth(one, byPerson.get(id) ?? [], ventana))
        .toSorted((a, b) => a.persona.nombre.localeCompare(b.persona.nombre, sesion.idioma));
      const asked = items.reduce((all, { pedidosMinutos }) => all + pedidosMinutos, 0);
      return { items, total: items.length, suma: sumsOf(found, asked) };
    });
}
