import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { CorreccionVista, registros } from '@jornada/contract/registros.ts';
import { decideAcuerdo, decideAlta, decideRetirada } from '@jornada/domain/registros/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Act, Resultado } from '../act/act.ts';
import type { Peticionario, PresentFor } from './clock-input.ts';
import { findDayOfProposals, type DiaDePropuestas } from './corrections-repo.ts';
import { presentCorrections } from '../present/corrections.ts';
import { presentToday } from '../present/today.ts';

/**
 * Corrections need two sides: one side proposes, the other one answers. The author may withdraw a proposal. Here the person answers; who
 * answers for the company is decided by the chains of requests.
 */
export function createCorrections({ db, act, present }: { db: Database; act: Act; present: PresentFor }) {
  /**
   * The day of proposals about the caller's own record, or of those that they made about somebody else's. @throws AppError
   * `registros.no-existe`, also for proposals between others.
   */
  async function findWithinReach(sesion: Sesion, ids: readonly number[]): Promise<DiaDePropuestas> {
    const { entidadId, personaId, usuarioId } = sesion;
    const dia = await db.tenant(entidadId, (tx) => findDayOfProposals(tx, entidadId, ids));
    const isOurs = dia?.personaId === personaId || dia?.autores.every((autor) => autor === usuarioId);
    if (!dia || !isOurs) throw new AppError('registros.no-existe');
    return dia;
  }

  /** The given proposals of the day, in their current state. */
  async function presentOnes({ lectura, fecha }: Resultado, ids: ReadonlySet<number>): Promise<CorreccionVista[]> {
    return presentCorrections(lectura, fecha, await present(lectura)).filter(({ id }) => ids.has(id));
  }

  type Alta = ValidadaDe<typeof registros.proponerFichajes>;

  /** Proposes marks about the day of a person. */
  async function proposeMarks(quien: Peticionario, personaId: number, input: Alta) {
    const { fecha, motivo } = input;
    const marcas = input.marcas.map(({ tipo, hora, proyectoId }) => ({
      tipoId: tipo,
      momento: Temporal.Instant.from(hora).toString(),
      proyectoId: proyectoId || null,
    }));
    const resultado = await act({
      ...quien,
      personaId,
      dia: fecha,
      cuerpo: ['alta', input],
      decide: (contexto) => decideAlta(contexto, { fecha, marcas, motivo }),
    });
    return { resultado, fecha, correcciones: await presentOnes(resultado, new Set(resultado.ids)) };
  }

  return {
    async propose(quien: Peticionario, input: Alta) {
      const { resultado, fecha, correcciones } = await proposeMarks(quien, quien.sesion.personaId, input);
      const { lectura } = resultado;
      return { fecha, correcciones, hoy: presentToday(lectura, await present(lectura)) };
    },

    /** The company proposes, in the name of whoever is signed in. The caller checks whose days these may be. */
    async proposeFor(quien: Peticionario, personaId: number, input: Alta) {
      const { fecha, correcciones } = await proposeMarks(quien, personaId, input);
      return { fecha, correcciones };
    },

    async answer(quien: Peticionario, input: ValidadaDe<typeof registros.responderCorreccion>) {
      const { sesion } = quien;
      const { personaId, fecha } = await findWithinReach(sesion, input.ids);
      // A person who acts for somebody may not answer in that person's name about that person's record.
      if (personaId === sesion.personaId && sesion.simulando) throw new AppError('registros.responde-la-otra-parte');
      const resultado = await act({
        ...quien,
        personaId,
        dia: fecha,
        cuerpo: ['respuesta', input],
        campos: { 'registros.falta-motivo': 'motivo' },
        decide: (contexto) => decideAcuerdo(contexto, { correccionIds: input.ids, acepta: input.acepta, motivo: input.motivo ?? null }),
      });
      return { correcciones: await presentOnes({ ...resultado, fecha }, new Set(input.ids)) };
    },

    async withdraw(quien: Peticionario, input: ValidadaDe<typeof registros.retirarCorreccion>) {
      const { personaId, fecha } = await findWithinReach(quien.sesion, input.ids);
      const resultado = await act({
        ...quien,
        personaId,
        dia: fecha,
        cuerpo: ['retirada', input],
        decide: (contexto) => decideRetirada(contexto, { correccionIds: input.ids }),
      });
      return { correcciones: await presentOnes({ ...resultado, fecha }, new Set(input.ids)) };
    },
  };
}
