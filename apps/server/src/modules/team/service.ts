import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { CompaneraVista, team } from '@jornada/contract/team.ts';
import { createOrganigrama } from '@jornada/domain/team/organigrama.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findDepartments } from '../departamentos/reads.ts';
import type { Configuracion, EntidadesService } from '../../shared/company/configuration.ts';
import type { FotoTokens } from '../fotos/service.ts';
import { createPlansReader, findForgotten, NEVER_FORGOTTEN_HOURS } from '../personas/reads.ts';
import { findCards, findOwnCard, updateChoice, type FilaCompanera } from './cards-repo.ts';
import { countPeople, findLinks } from './counts-repo.ts';
import { findNext } from './list-repo.ts';
import { presentCard, presentCounts } from './present.ts';
import { findFew } from './reads.ts';
import { findFewAtWork, findFewOf, findWithin, findWords } from './search-repo.ts';
import { findAwayInTeam } from './today.ts';

type Pedido = ValidadaDe<typeof team.getteamlist>;
type Mio = SalidaDe<typeof team.mio>;
type Lectura = { sesion: Sesion; empresa: Configuracion; momento: Temporal.Instant; ahora: string; hoy: string };

const LIMIT = 20;

/** The departments of a filter: that one and those within it, or only itself; null: no filter. */
async function departmentsOf(tx: Queryable, { entidadId }: Sesion, { departamentoId, nivel = 'todos' }: Pedido): Promise<number[] | null> {
  if (departamentoId === undefined) return nivel === 'propio' ? [] : null;
  if (nivel === 'propio') return [departamentoId];
  return [departamentoId, ...(await findWithin(tx, entidadId, departamentoId))];
}

/** The directory of colleagues. */
export function createTeamService(options: { db: Database; clock: Clock; entidades: EntidadesService; fotoTokens: FotoTokens }) {
  const { db, clock, entidades, fotoTokens } = options;
  const readPlans = createPlansReader();

  const read = async (sesion: Sesion): Promise<Lectura> => {
    const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const momento = clock.now();
    const hoy = momento.toZonedDateTimeISO(empresa.zona).toPlainDate().toString();
    return { sesion, empresa, momento, ahora: momento.toString(), hoy };
  };

  /** Those with an open day that may have been forgotten are looked at by their plan: few, if any. */
  async function present(tx: Queryable, { sesion, empresa, momento }: Lectura, filas: readonly FilaCompanera[]): Promise<CompaneraVista[]> {
    const long = momento.subtract({ hours: NEVER_FORGOTTEN_HOURS });
    const isLong = ({ desde }: FilaCompanera): boolean => desde !== null && Temporal.Instant.compare(desde, long) <= 0;
    const doubtful = empresa.ajustes.equipoTrabajando ? filas.filter(isLong).map(({ id }) => id) : [];
    const olvidadas = await findForgotten(tx, { entidadId: sesion.entidadId, empresa, ahora: momento }, doubtful);
    return filas.map((fila) => presentCard(fila, { sesion, empresa, fotoTokens, olvidadas }));
  }

  /** Reads only as many people as it returns, and a few more. */
  async function findPart(tx: Queryable, lectura: Lectura, pedido: Pedido, wanted: number): Promise<CompaneraVista[]> {
    const { sesion, ahora, hoy, empresa } = lectura;
    const { entidadId } = sesion;
    const trabajando = pedido.quienes === 'trabajando' && empresa.ajustes.equipoTrabajando;
    const palabras = await findWords(tx, entidadId, pedido.texto ?? '');
    const departamentos = await departmentsOf(tx, sesion, pedido);
    const among =
      (await findFew(tx, entidadId, palabras)) ??
      (departamentos === null || departamentos.length === 0 ? null : await findFewOf(tx, entidadId, departamentos)) ??
      (trabajando ? await findFewAtWork(tx, entidadId) : null);
    const found: CompaneraVista[] = [];
    for (let tras = pedido.tras ?? null, limit = wanted; ; limit *= 2) {
      const ids = await findNext(tx, entidadId, { ahora, hoy, palabras, departamentos, trabajando, among, tras, limit });
      const cards = await present(tx, lectura, await findCards(tx, entidadId, { ahora, hoy }, ids));
      found.push(...cards.filter((card) => !trabajando || card.trabajando));
      if (found.length >= wanted || ids.length < limit) return found.slice(0, wanted);
      tras = ids.at(-1) ?? null;
    }
  }

  const readOwn = async (tx: Queryable, lectura: Lectura): Promise<Mio> => {
    const { sesion, empresa, hoy } = lectura;
    const fila = await findOwnCard(tx, sesion.entidadId, hoy, sesion.personaId);
    const [tarjeta] = await present(tx, lectura, [fila]);
    if (!tarjeta) throw new Error('one row is one card');
    const { equipoCorreo, equipoTelefono, equipoTrabajando, equipoEligen } = empresa.ajustes;
    const ven = { correo: equipoCorreo, telefono: equipoTelefono, trabajando: equipoTrabajando };
    return { tarjeta, ven, eligen: equipoEligen, ocultaTelefono: fila.ocultaTelefono, ocultaFoto: fila.ocultaFoto };
  };

  return {
    async list(sesion: Sesion, pedido: Pedido): Promise<SalidaDe<typeof team.getteamlist>> {
      const { limit = LIMIT } = pedido;
      const lectura = await read(sesion);
      const found = await db.tenant(sesion.entidadId, (tx) => findPart(tx, lectura, pedido, limit + 1));
      return { items: found.slice(0, limit), hayMas: found.length > limit };
    },

    async count(sesion: Sesion): Promise<SalidaDe<typeof team.cuentas>> {
      const { entidadId } = sesion;
      const { empresa, momento, ahora, hoy } = await read(sesion);
      const { equipoTrabajando } = empresa.ajustes;
      return db.tenant(entidadId, async (tx) => {
        const forgotten = equipoTrabajando ? (await readPlans(tx, entidadId, empresa, momento)).forgotten : [];
        const filas = await countPeople(tx, entidadId, { ahora, hoy }, forgotten);
        const { departamentoId } = await findOwnCard(tx, entidadId, hoy, sesion.personaId);
        return { ...presentCounts(filas, await findDepartments(tx, entidadId), equipoTrabajando), propio: departamentoId };
      });
    },

    async readChart(
      sesion: Sesion,
      { de, start = 0, limit = LIMIT }: ValidadaDe<typeof team.organigrama>,
    ): Promise<SalidaDe<typeof team.organigrama>> {
      const { entidadId } = sesion;
      const lectura = await read(sesion);
      return db.tenant(entidadId, async (tx) => {
        const { under } = createOrganigrama(await findLinks(tx, entidadId, lectura));
        const all = under(de ?? null);
        const part = all.slice(start, start + limit);
        const cards = await present(
          tx,
          lectura,
          await findCards(
            tx,
            entidadId,
            lectura,
            part.map(({ id }) => id),
          ),
        );
        const placed = new Map(part.map((one) => [one.id, one]));
        const items = cards.map((card) => ({ ...card, aCargo: 0, directos: 0, ...placed.get(card.id) }));
        return { items, total: all.length };
      });
    },

    async readToday(sesion: Sesion): Promise<SalidaDe<typeof team.hoy>> {
      const lectura = await read(sesion);
      const { empresa, hoy } = lectura;
      return db.tenant(sesion.entidadId, async (tx) => {
        const away = await findAwayInTeam(tx, sesion, empresa, hoy);
        const filas = await findCards(tx, sesion.entidadId, lectura, [...away.keys()]);
        // Of somebody who is away only who they are: the rest is in the list.
        const cards = filas.map((fila) => presentCard(fila, { sesion, empresa, fotoTokens, olvidadas: new Set() }));
        return {
          fuera: cards.map(({ id, nombre, iniciales, fotoToken }) => ({
            id,
            nombre,
            iniciales,
            fotoToken,
            mitad: away.get(id)?.mitad ?? null,
          })),
        };
      });
    },

    async readMine(sesion: Sesion): Promise<Mio> {
      const lectura = await read(sesion);
      return db.tenant(sesion.entidadId, (tx) => readOwn(tx, lectura));
    },

    async saveMine(sesion: Sesion, input: ValidadaDe<typeof team.guardarMio>): Promise<Mio> {
      const lectura = await read(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        await updateChoice(tx, sesion, input);
        return readOwn(tx, lectura);
      });
    },
  };
}
