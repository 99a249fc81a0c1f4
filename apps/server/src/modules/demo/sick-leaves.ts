import { checkRelapse, daysBetween, nextReview, type BajaMedica, type TipoBaja } from '@jornada/domain/bajas/index.ts';
import type { Ausencia, ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { countryOf } from '../registros/reads.ts';
import { randomFor } from './random.ts';
import { createAbsences } from './repo.ts';
import { createSickLeave, endSickLeaves } from './sick-leaves-repo.ts';
import { RELAPSED } from './story/sickness.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';

type Persona = { id: number; userName: string };

const KINDS: readonly TipoBaja[] = [
  'enfermedad-comun',
  'enfermedad-comun',
  'enfermedad-comun',
  'accidente-no-laboral',
  'accidente-trabajo',
];
const DECIDED_AFTER = { hours: 5 };
const at = (fecha: Fecha): Temporal.Instant => Temporal.Instant.from(`${fecha}T07:40:00Z`);

/** The reviews of a leave until a day: each was confirmed on its day. */
function confirmed(baja: BajaMedica, ayer: Fecha): Fecha[] {
  const confirmaciones: Fecha[] = [];
  const last = baja.hasta !== null && baja.hasta < ayer ? baja.hasta : ayer;
  for (;;) {
    const next = nextReview({ ...baja, hasta: null, confirmaciones });
    if (next === null || next > last) return confirmaciones;
    confirmaciones.push(next);
  }
}

/** Writes new illnesses as the leaves that people told, and ends those that are over. */
export async function createSickLeaves(
  tx: Queryable,
  persona: Persona,
  nuevas: readonly Ausencia[],
  { entidadId, ayer, laboral }: { entidadId: number; ayer: Fecha; laboral: ContextoLaboral },
): Promise<void> {
  const { id: personaId, userName } = persona;
  await endSickLeaves(tx, entidadId, personaId, ayer);
  // Nobody decides about their own.
  if (userName === CUENTAS.admin) return createAbsences(tx, entidadId, personaId, nuevas);
  const known: BajaMedica[] = [];
  for (const { desde, hasta } of nuevas) {
    const tipo = userName === RELAPSED ? 'enfermedad-comun' : randomFor(userName, desde, 'kind of leave').pick(KINDS);
    const pais = countryOf({ laboral }, desde);
    const alta = hasta <= ayer ? hasta : null;
    const before = userName === RELAPSED ? (known.at(-1)?.id ?? null) : null;
    const baja: BajaMedica = {
      id: 0,
      pais,
      tipo,
      desde,
      hasta: alta,
      duracionDias: daysBetween({ desde, hasta }),
      confirmaciones: [],
      recaidaDe: before,
    };
    const recaidaDe = checkRelapse(baja, known) === null ? before : null;
    const confirmaciones = confirmed(baja, ayer);
    const written = {
      personaId,
      tipo,
      desde,
      hasta,
      duracionDias: baja.duracionDias ?? 1,
      alta,
      revision: nextReview({ ...baja, confirmaciones }),
      recaidaDe,
      creada: at(desde).toString(),
      decidida: at(desde).add(DECIDED_AFTER).toString(),
    };
    const id = await createSickLeave(tx, entidadId, written, confirmaciones);
    if (id !== null) known.push({ ...baja, id });
  }
}
