import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { horasExtra, MesDeExtra } from '@jornada/contract/horas-extra/calls.ts';
import { descansoDe, pagoDe, type ExtraPedida } from '@jornada/domain/horas-extra/index.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { createExtraReader } from './reading.ts';
import type { HorasExtraOptions } from './service.ts';
import { findAgreed } from './settle.ts';
import type { SituacionDeExtra } from './situation.ts';

const resultOf = (one: ExtraPedida, minutos: number): number =>
  one.compensacion === 'pago' ? pagoDe(minutos, one.tipologia) : descansoDe(minutos, one.tipologia);

function presentMonth({ leida, vivas, realOf }: SituacionDeExtra, { desde, hasta }: { desde: string; hasta: string }): MesDeExtra {
  const own = vivas
    .filter(({ isAprobada, fecha }) => isAprobada && fecha >= desde && fecha <= hasta)
    .toSorted((a, b) => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : a.id - b.id));
  const sum = (is: (one: ExtraPedida) => boolean): number => own.filter(is).reduce((all, one) => all + realOf(one), 0);
  return {
    persona: { id: leida.personaId, nombre: leida.nombre },
    pagoMinutos: sum(({ compensacion }) => compensacion === 'pago'),
    descansoMinutos: sum(({ compensacion }) => compensacion === 'descanso'),
    fuerzaMayorMinutos: sum(({ tipologia }) => tipologia.clase === 'fuerza-mayor'),
    dias: own.map((one) => {
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

/** The agreed overtime of a month, for the summary with the payslip. */
export function createMonth({ db, clock, entidades }: HorasExtraOptions) {
  const reader = createExtraReader({ clock, entidades });
  return (sesion: Sesion, { ano, mes }: ValidadaDe<typeof horasExtra.mes>) =>
    db.tenant(sesion.entidadId, async (tx) => {
      const month = Temporal.PlainYearMonth.from({ year: ano, month: mes });
      const ventana = { desde: month.toPlainDate({ day: 1 }).toString(), hasta: month.toPlainDate({ day: month.daysInMonth }).toString() };
      const personas = [...new Set((await findAgreed(tx, sesion.entidadId, ventana)).map(({ personaId }) => personaId))];
      const situations = await reader.readMany(tx, sesion, personas, ventana.desde);
      const items = [...situations.values()]
        .map((one) => presentMonth(one, ventana))
        .toSorted((a, b) => a.persona.nombre.localeCompare(b.persona.nombre, sesion.idioma));
      return { items, total: items.length };
    });
}
