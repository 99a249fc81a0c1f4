import type { Queryable } from '../../platform/database/pool.ts';
import { presenceOn } from './policy.ts';
import { findPolicies } from './policies-repo.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import type { EquipoVista } from '@jornada/contract/vacaciones/vistas.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { laborOf } from '../registros/reads.ts';
import { coverOf } from '@jornada/domain/vacaciones/index.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import type { SituacionLeida } from './situation.ts';
import { findTeams, type Companera, type VentanaEquipo } from './team-repo.ts';

export { demoPolicy } from './demo-rules.ts';
export { findTeams } from './team-repo.ts';

/** The least share of a team that should be there, by day. */
export const findLeastPresence = async (tx: Queryable, entidadId: number): Promise<(fecha: string) => number | null> =>
  presenceOn(await findPolicies(tx, entidadId));

/** Who is away, and the least share of a team that should be there. */
type Fuera = {
  leida: Pick<SituacionLeida['leida'], 'personaId' | 'departamento'>;
  laboral: SituacionLeida['laboral'];
  rulesAt(fecha: Fecha): Pick<ReturnType<SituacionLeida['rulesAt']>, 'presenciaMinimaPorCiento'>;
};

/** A team while somebody is away: who else is, and how many remain. Never why. */
function presentTeam(options: {
  situacion: Fuera;
  dias: readonly Fecha[];
  companeras: readonly Companera[];
  empresa: Configuracion;
}): EquipoVista {
  const { situacion, dias, companeras, empresa } = options;
  const { leida, laboral, rulesAt } = situacion;
  const personas = companeras.length + 1;
  const share = dias[0] === undefined ? null : (rulesAt(dias[0]).presenciaMinimaPorCiento ?? null);
  const minimo = share === null ? null : Math.ceil((personas * share) / 100);
  const solicitante = { personaId: leida.personaId, laboral };
  const equipo = companeras.map((one) => ({ personaId: one.id, laboral: laborOf(one, empresa) }));
  const cover = coverOf({ dias, solicitante, equipo, minimo });
  const fuera = companeras
    .map(({ id, nombre }) => {
      const fechas = cover.filter(({ ausentes }) => ausentes.includes(id)).map(({ fecha }) => fecha);
      return { id, nombre, iniciales: iniciales(nombre), fechas };
    })
    .filter(({ fechas }) => fechas.length > 0);
  return {
    nombre: leida.departamento,
    personas,
    minimo,
    fuera,
    quedan: cover.map(({ fecha, de, quedan, isBajoMinimo }) => ({ fecha, de, quedan, bajoMinimo: isBajoMinimo })),
  };
}

/** Days on which somebody wants to be away. */
export type FaltaDeEquipo = { situacion: Fuera; dias: readonly Fecha[] };

/** The teams of these people on those days. One statement, however many they are. */
export async function findCover(
  tx: Queryable,
  entidadId: number,
  empresa: Configuracion,
  faltas: readonly FaltaDeEquipo[],
): Promise<EquipoVista[]> {
  const ventanas = faltas.map(({ situacion, dias }): VentanaEquipo => {
    const personaId = situacion.leida.personaId;
    // Without days there is nothing to look at.
    return { personaId, desde: dias[0] ?? '1900-01-02', hasta: dias.at(-1) ?? '1900-01-01' };
  });
  const teams = await findTeams(tx, entidadId, ventanas);
  return faltas.map(({ situacion, dias }, index) =>
    presentTeam({
      situacion,
      dias,
      companeras: teams[index] ?? [],
      empresa,
    }),
  );
}
