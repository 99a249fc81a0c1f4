import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { turnos } from '@jornada/contract/turnos/calls.ts';
import { wishesFor, type Disponibilidad } from '@jornada/domain/disponibilidad/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { cederDe, consequencesFor, createMesa, type MesaDeCambios, type PersonaDeCambio } from '@jornada/domain/turnos/cambios/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findSaid } from '../disponibilidad/reads.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { findPage } from './people-repo.ts';
import { findReached, plannedBy, readPlanned, type Planificada } from './reads.ts';
import type { PlanOptions } from './span.ts';

/** So many people are looked at, and so many of those who can are named. */
const LOOKED_AT = 300;
const NAMED = 8;
/** So far around the day drafts are read: rests go over them. */
const CERCA = 7;

type Sustitutos = SalidaDe<typeof turnos.sustitutos>;
type Sustituto = Sustitutos['items'][number];
const NOBODY: Sustitutos = { items: [], total: 0 };

/** For whoever plans, nothing waits to be told: the draft is the plan. */
const withDraft = ({ persona, conBorrador }: Planificada, dicho: PersonaDeCambio['dicho']): PersonaDeCambio => ({
  ...persona,
  laboral: conBorrador,
  publicado: [{ desde: '2000-01-01', hasta: '9999-12-31' }],
  centros: new Set(),
  dicho,
});

function wishOf(mesa: MesaDeCambios, personaId: number, dicho: readonly Disponibilidad[], de: number, fecha: Fecha): Sustituto['deseo'] {
  const { zona } = mesa.personaDe(personaId).laboral.planDia(fecha);
  const turnos = (mesa.partesDe(de, fecha) ?? []).map(({ turno }) => turno);
  const clases = wishesFor(dicho, { fechas: [fecha], turnos, zona, peso: 1 }).map(({ clase }) => clase);
  return clases.includes('contra') ? 'contra' : (clases[0] ?? null);
}

const WISH = { favor: 0, contra: 2 } as const;
const rank = ({ deseo }: Sustituto): number => (deseo === null ? 1 : WISH[deseo]);
/** Who likes to, who is warned of nothing, whose rest is longest. */
const better = (a: Sustituto, b: Sustituto): number =>
  rank(a) - rank(b) || a.avisos.length - b.avisos.length || (b.descanso ?? Infinity) - (a.descanso ?? Infinity) || 0;

/** Who could work the day of somebody in their place, as the plan is with its draft. */
export function createStandIns({ db, clock, entidades }: PlanOptions) {
  async function seat(tx: Queryable, sesion: Sesion, { personaId, fecha }: { personaId: number; fecha: Fecha }) {
    const { entidadId, revision } = sesion;
    const alcance = await plannedBy(tx, sesion, await todayOf({ clock, entidades }, sesion));
    const day = { desde: fecha, hasta: fecha };
    if ((await findReached(tx, alcance, day, [personaId])).length === 0) throw new AppError('turnos.persona-no-existe');
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const near = { desde: masDias(fecha, -CERCA), hasta: masDias(fecha, CERCA), empresa, clock };
    const [own] = await readPlanned(tx, entidadId, { ids: [personaId], ...near });
    const centroId = own?.conBorrador.planDia(fecha).centro?.id;
    if (!own || centroId === undefined) return null;
    const { ids } = await findPage(tx, alcance, { ...day, centroId }, { start: 0, limit: LOOKED_AT });
    const others = await readPlanned(tx, entidadId, { ids: ids.filter((id) => id !== personaId), ...near });
    const said = await findSaid(tx, entidadId, ids, masDias(fecha, -1));
    const all = [own, ...others].map((one) => [one.leido.id, withDraft(one, said.get(one.leido.id) ?? [])] as const);
    return { mesa: createMesa({ planner: empresa.planner, ahora: clock.now().toString(), personas: new Map(all) }), others };
  }

  return async (sesion: Sesion, input: ValidadaDe<typeof turnos.sustitutos>): Promise<Sustitutos> => {
    const { personaId, fecha } = input;
    const at = await db.tenant(sesion.entidadId, (tx) => seat(tx, sesion, input));
    if (!at || at.mesa.partesDe(personaId, fecha) === null) return NOBODY;
    const { mesa, others } = at;
    const found = await inSlices(others, ({ leido: { id, nombre } }): Sustituto | null => {
      const cesiones = cederDe(mesa, personaId, id, [fecha]);
      const { obstaculos, avisos } = mesa.juzga(id, { da: [], recibe: cesiones });
      if (obstaculos.length > 0) return null;
      const { descansos } = consequencesFor(mesa, cesiones, id);
      const rests = descansos.flatMap(({ antes, despues }) => [antes.luego, despues.luego].filter((minutes) => minutes !== null));
      return {
        persona: { id, nombre, iniciales: iniciales(nombre) },
        descanso: rests.length === 0 ? null : Math.min(...rests),
        deseo: wishOf(mesa, id, mesa.personaDe(id).dicho, personaId, fecha),
        avisos: avisos.map(({ regla, norma, fecha: dia, valorMinutos, limiteMinutos }) => ({
          regla,
          norma,
          fecha: dia,
          valorMinutos,
          limiteMinutos,
        })),
      };
    });
    const items = found.filter((one) => one !== null).toSorted(better);
    return { items: items.slice(0, NAMED), total: items.length };
  };
}
