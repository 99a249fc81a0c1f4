import { diaDeSemana, masDias } from '@jornada/domain/horario/calendario.ts';
import { shiftOn } from '@jornada/domain/horario/turno-previsto.ts';
import type { DiaSuelto, Fecha, Turno, VersionHorario } from '@jornada/domain/horario/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { findCrews } from './demo-repo.ts';
import { saveCells } from './draft-repo.ts';
import { createNeed } from './needs-repo.ts';
import { createPublication, createTold, savePublishedDays } from './publish-repo.ts';

/** As many are needed on the days of the week on which crews work. */
const NECESARIAS: Readonly<Record<string, number>> = { M: 4, T: 3, N: 3 };
const DESDE_SIEMPRE = '2000-01-01';
/** So long the shifts are published: whoever gives one away finds others who can give one back. */
const PUBLICADOS = 62;

type Crew = { definicion: Extract<VersionHorario, { clase: 'rotativo' }>; ids: number[] };

const day = (turno: Turno | undefined): DiaSuelto => (turno ? [{ turno, puestoId: null }] : []);

/** Two months that are published, with single days of some people in the first week; a draft of the one after it; and what is needed. */
export async function createPlan(tx: Queryable, { entidadId, people, ahora }: DemoCompany): Promise<void> {
  const rows = await findCrews(tx, entidadId);
  const autor = people.find(({ rol }) => rol === 'admin')?.id;
  const centroId = rows[0]?.centroId ?? null;
  if (autor === undefined || centroId === null) return;
  const crews = [...Map.groupBy(rows, ({ equipo }) => equipo).values()].flatMap((same): Crew[] => {
    const definicion = same[0]?.definicion;
    return definicion?.clase === 'rotativo' ? [{ definicion, ids: same.map(({ id }) => id) }] : [];
  });
  const turnos = crews[0]?.definicion.turnos ?? [];
  const called = (codigo: string): Turno | undefined => turnos.find((one) => one.codigo === codigo);
  const today = ahora.slice(0, 10);
  const next = masDias(today, 8 - diaDeSemana(today));
  const after = masDias(next, 7);
  /** Somebody of the crew that has this shift on a day. The first of each crew keeps their schedule: they are known by name. */
  const someone = (codigo: string, fecha: Fecha, which: number): number[] => {
    const crew = crews.find(({ definicion }) => shiftOn(definicion, fecha)?.codigo === codigo);
    return crew?.ids.slice(which, which + 1) ?? [];
  };
  const cells = (codigo: string, fecha: Fecha, which: number, turno: Turno | undefined) =>
    someone(codigo, fecha, which).map((personaId) => ({ personaId, fecha, partes: day(turno) }));

  for (const { codigo, nombre, inicio, fin } of turnos) {
    const needed = NECESARIAS[codigo] ?? 0;
    const personas = [needed, needed, needed, needed, needed, 0, 0];
    await createNeed(tx, entidadId, { centroId, nombre, inicio, fin, personas, vigenteDesde: masDias(today, -30) });
  }

  const published = [...cells('M', masDias(next, 2), 1, undefined), ...cells('M', masDias(next, 4), 2, called('T'))];
  const hasta = masDias(next, PUBLICADOS);
  const span = { momento: ahora, desde: next, hasta };
  const publicacionId = await createPublication(
    tx,
    { entidadId, usuarioId: autor },
    { ...span, personas: published.length, dias: published.length },
  );
  await savePublishedDays(
    tx,
    entidadId,
    publicacionId,
    published.map(({ partes, ...cell }) => ({ ...cell, dia: partes, distinto: true })),
  );
  const told = crews.flatMap(({ ids }) => ids.map((personaId) => ({ personaId, desde: DESDE_SIEMPRE, hasta })));
  await createTold(tx, entidadId, publicacionId, told);

  // Of the week after it two days: one of them leaves too short a rest.
  const drawn = [...cells('T', masDias(after, 4), 2, called('M')), ...cells('M', masDias(after, 2), 1, undefined)];
  await saveCells(
    tx,
    { entidadId, autorId: autor, momento: ahora },
    drawn.map((cell) => ({ ...cell, sobre: null })),
  );
}
