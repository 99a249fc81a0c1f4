import { createHash } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { PublicacionDeAlguienVista, turnos } from '@jornada/contract/turnos/calls.ts';
import type { DiaSuelto, Fecha } from '@jornada/domain/horario/modelo.ts';
import { preavisoEn, publish, type Publicacion } from '@jornada/domain/turnos/plan/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { inSlices } from '../../platform/in-slices.ts';
import { lock } from '../../shared/locks.ts';
import { planCambiado } from '../../shared/plan-changed.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type Configuracion } from '../../shared/company/configuration.ts';
import { countryOf } from '../registros/reads.ts';
import { deleteCells } from './draft-repo.ts';
import { turnosPublicados } from './notices.ts';
import { findTouched } from './people-repo.ts';
import { type FiltroPlan, plannedBy, readPlanned, type Planificada, createLegend, type Leyenda } from './reads.ts';
import { createPublication, createTold, savePublishedDays } from './publish-repo.ts';
import { checkedSpan, type PlanOptions } from './span.ts';

type Publicada = { planned: Planificada; result: Publicacion };

/** Before this day nobody looks: of somebody who is planned by day for the first time, all days until then count as told. */
const DESDE_SIEMPRE = '2000-01-01';

/** What the drafts and published days of people are: another draft, or another publication, is another text. */
function digestOf(people: readonly Planificada[]): string {
  const all = people.map(({ leido: { id, borrador, publicados, publicado } }) => [
    id,
    borrador.map(({ fecha, version }) => [fecha, version]),
    publicados.map(({ fecha, numero }) => [fecha, numero]),
    publicado.map(({ desde, hasta }) => [desde, hasta]),
  ]);
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 40);
}

function publishOne(planned: Planificada, { desde, hasta }: FiltroPlan, empresa: Configuracion): Publicacion {
  const { persona, borrador, publicados, hoy } = planned;
  const preaviso = (fecha: Fecha) => preavisoEn(countryOf(persona, fecha), fecha);
  // Each day has a number of its own, which the row itself raises.
  return publish({ planner: empresa.planner, hoy, numero: 0 }, { desde, hasta }, { persona, borrador, publicados, preaviso });
}

const isSomething = ({ filas, nuevos, obstaculos }: Publicacion): boolean => filas.length + nuevos.length + obstaculos.length > 0;

const presentPublication = ({ planned, result }: Publicada, leyenda: Leyenda): PublicacionDeAlguienVista => ({
  persona: { id: planned.leido.id, nombre: planned.leido.nombre },
  cambios: result.cambios.map(({ fecha, antes, despues }) => ({ fecha, antes: leyenda.parts(antes), despues: leyenda.parts(despues) })),
  nuevos: result.nuevos,
  avisos: result.avisos.map(({ regla, norma, fecha, valorMinutos, limiteMinutos }) => ({
    regla,
    norma,
    fecha,
    valorMinutos,
    limiteMinutos,
  })),
  preavisos: result.preavisos,
  obstaculos: result.obstaculos,
});

/** The days of which somebody has been told by now, that they had not been told of before. */
const toldBy = ({ planned, result }: Publicada, hasta: Fecha): { personaId: number; desde: Fecha; hasta: Fecha }[] => {
  const { id: personaId } = planned.leido;
  if (planned.isPlannedByDay) return result.nuevos.map((lapso) => ({ personaId, ...lapso }));
  return result.filas.length === 0 ? [] : [{ personaId, desde: DESDE_SIEMPRE, hasta }];
};

/** Publishing what is drawn. What is published is exactly what was looked at, and a day that changed meanwhile is not written. */
export function createPublishing(options: PlanOptions) {
  const { db, clock, entidades, bus, auditoria } = options;

  async function judge(
    tx: Queryable,
    { entidadId }: Sesion,
    filtro: FiltroPlan,
    { ids, empresa }: { ids: number[]; empresa: Configuracion },
  ) {
    const { desde, hasta } = filtro;
    const people = await readPlanned(tx, entidadId, { ids, desde, hasta, empresa, clock });
    const judged = await inSlices(people, (planned) => ({ planned, result: publishOne(planned, filtro, empresa) }));
    return { huella: digestOf(people), publicadas: judged.filter(({ result }) => isSomething(result)) };
  }

  return {
    async preview(sesion: Sesion, filtro: ValidadaDe<typeof turnos.previsualizar>): Promise<SalidaDe<typeof turnos.previsualizar>> {
      checkedSpan(filtro);
      const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
      const hoy = await todayOf(options, sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const ids = await findTouched(tx, await plannedBy(tx, sesion, hoy), filtro);
        const { huella, publicadas } = await judge(tx, sesion, filtro, { ids, empresa });
        const leyenda = createLegend();
        const items = publicadas.map((one) => presentPublication(one, leyenda));
        return {
          huella,
          items,
          personas: items.filter(({ cambios, nuevos }) => cambios.length + nuevos.length > 0).length,
          cambios: items.reduce((sum, { cambios }) => sum + cambios.length, 0),
          turnos: leyenda.shifts(),
        };
      });
    },

    async publish(sesion: Sesion, { huella, ...filtro }: ValidadaDe<typeof turnos.publicar>): Promise<SalidaDe<typeof turnos.publicar>> {
      const { entidadId, usuarioId } = sesion;
      const { desde, hasta } = filtro;
      checkedSpan(filtro);
      const empresa = await entidades.getConfiguration(entidadId, sesion.revision);
      const hoy = await todayOf(options, sesion);
      return db.tenant(entidadId, async (tx) => {
        const alcance = await plannedBy(tx, sesion, hoy);
        const ids = await findTouched(tx, alcance, filtro);
        await lock.persons(tx, ids);
        await lock.closing.read(tx, entidadId);
        await lock.people(tx, entidadId, ids);
        // Read again: in their turn nothing of it changes any more.
        const seen = await judge(tx, sesion, filtro, { ids: await findTouched(tx, alcance, filtro), empresa });
        if (seen.huella !== huella) throw new AppError('turnos.borrador-cambiado');
        const written = seen.publicadas.filter(({ result: { filas, nuevos } }) => filas.length + nuevos.length > 0);
        if (written.length === 0) throw new AppError('turnos.nada-que-publicar');
        const filas = written.flatMap(({ result }) =>
          result.filas.map(({ personaId, fecha, dia }) => ({
            personaId,
            fecha,
            dia,
            distinto: result.cambios.some((cambio) => cambio.fecha === fecha),
          })),
        );
        const told = written.filter(({ result: { cambios, nuevos } }) => cambios.length + nuevos.length > 0);
        const momento = clock.now().toString();
        const cuantos = { personas: told.length, dias: filas.length };
        const publicacionId = await createPublication(tx, sesion, { momento, desde, hasta, ...cuantos });
        await savePublishedDays(tx, entidadId, publicacionId, filas);
        await deleteCells(tx, entidadId, filas);
        await createTold(
          tx,
          entidadId,
          publicacionId,
          written.flatMap((one) => toldBy(one, hasta)),
        );
        // Also days that are an absence now: what it takes follows from what they would be otherwise.
        const first = filas.map(({ fecha }) => fecha).toSorted()[0];
        if (first !== undefined) {
          const whose = [...new Set(filas.map(({ personaId }) => personaId))];
          await bus.emit(tx, planCambiado, { entidadId, autorId: usuarioId, ids: whose, desde: first });
        }
        await bus.emit(tx, turnosPublicados, { entidadId, publicacionId, personaIds: told.map(({ planned }) => planned.leido.id) });
        await auditoria.note(tx, { sesion, accion: 'turnos.publicar', sobreId: publicacionId, datos: { desde, hasta, ...cuantos } });
        return { publicacionId, ...cuantos, obstaculos: seen.publicadas.reduce((sum, { result }) => sum + result.obstaculos.length, 0) };
      });
    },

    /** Writes days into the plan of somebody as a publication of an author, without a draft, within the caller's transaction. */
    async publishDays(
      tx: Transaction,
      { entidadId, autorId, personaId }: { entidadId: number; autorId: number; personaId: number },
      dias: readonly { fecha: Fecha; dia: DiaSuelto | null }[],
    ): Promise<void> {
      const dates = dias.map(({ fecha }) => fecha).toSorted();
      const [desde = '', hasta = ''] = [dates[0], dates.at(-1)];
      const momento = clock.now().toString();
      const who = { entidadId, usuarioId: autorId };
      const publicacionId = await createPublication(tx, who, { momento, desde, hasta, personas: 1, dias: dias.length });
      await savePublishedDays(
        tx,
        entidadId,
        publicacionId,
        dias.map(({ fecha, dia }) => ({ personaId, fecha, dia, distinto: true })),
      );
      await bus.emit(tx, planCambiado, { entidadId, autorId, ids: [personaId], desde });
    },
  };
}
