import { createHash } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { EnsayoDeProyectos, FilaDeProyectosEnsayada, proyectos } from '@jornada/contract/proyectos.ts';
import { tryOutHoras, type EmpresaDeHoras, type ResultadoDeHoras } from '@jornada/domain/proyectos/importar/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import { todayOf, type EntidadesService } from '../../../shared/company/configuration.ts';
import { readKnown } from './known.ts';
import { readHoursFile, type ArchivoDeHoras } from './read-sent.ts';
import { writeImported, type LineaAceptada } from './write.ts';

type Pedido = ValidadaDe<typeof proyectos.ensayar>;
type Ensayado = { ensayo: EnsayoDeProyectos; resultados: ResultadoDeHoras[]; empresa: EmpresaDeHoras };

const isAccepted = (one: ResultadoDeHoras): one is LineaAceptada => one.estado !== 'rechazada';

function presentLine(resultado: ResultadoDeHoras): FilaDeProyectosEnsayada {
  if (!isAccepted(resultado)) return resultado;
  const { linea, cliente, proyecto, tarea, nombre, estado, crea, entrada } = resultado;
  const shown = entrada && { fecha: entrada.fecha, desde: entrada.desde, minutos: entrada.minutos };
  return { linea, cliente, proyecto, tarea, nombre, estado, crea, entrada: shown };
}

/** It stays the same only as long as file and company do. */
const fingerprint = (contenido: string, resultados: readonly ResultadoDeHoras[]): string =>
  createHash('sha256').update(contenido).update(JSON.stringify(resultados)).digest('hex');

function countOf(resultados: readonly ResultadoDeHoras[]): EnsayoDeProyectos['cuentas'] {
  const accepted = resultados.filter(isAccepted);
  const making = (what: LineaAceptada['crea'][number]): number => accepted.filter(({ crea }) => crea.includes(what)).length;
  const entradas = accepted.flatMap(({ entrada }) => entrada ?? []);
  const nuevas = accepted.filter(({ estado }) => estado === 'nueva').length;
  return {
    clientes: making('cliente'),
    proyectos: making('proyecto'),
    tareas: making('tarea'),
    entradas: entradas.length,
    minutos: entradas.reduce((sum, { minutos }) => sum + minutos, 0),
    nuevas,
    iguales: accepted.length - nuevas,
    rechazadas: resultados.length - accepted.length,
  };
}

function present({ nombre, contenido }: Pedido, archivo: ArchivoDeHoras, resultados: ResultadoDeHoras[]): EnsayoDeProyectos {
  const { fuente, codificacion, separador, desconocidas } = archivo;
  return {
    archivo: { nombre, lineas: resultados.length, fuente, codificacion, separador },
    desconocidas,
    lineas: resultados.map(presentLine),
    cuentas: countOf(resultados),
    huella: fingerprint(contenido, resultados),
  };
}

type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService };

/** Clients, projects, tasks and hours from a file: the dry run, and the import, which repeats it in its transaction. */
export function createProjectImport({ db, clock, entidades, auditoria }: Options) {
  /** `isWriting`: nobody else writes any of it until the transaction ends. */
  async function tryOut(tx: Queryable, sesion: Sesion, pedido: Pedido, isWriting: boolean): Promise<Ensayado> {
    const { entidadId, revision } = sesion;
    const archivo = readHoursFile(pedido.contenido);
    const { zona } = await entidades.getConfiguration(entidadId, revision);
    const hoy = await todayOf({ clock, entidades }, sesion);
    const empresa = await readKnown(tx, archivo.filas, { entidadId, hoy, zona, isWriting });
    const resultados = tryOutHoras(archivo.filas, empresa);
    return { ensayo: present(pedido, archivo, resultados), resultados, empresa };
  }

  return {
    tryOut: (sesion: Sesion, pedido: Pedido): Promise<EnsayoDeProyectos> =>
      db.tenant(sesion.entidadId, async (tx) => (await tryOut(tx, sesion, pedido, false)).ensayo),

    /** @throws AppError `proyectos.ensayo-cambiado` with the new dry run in `content`. */
    apply: (sesion: Sesion, { huella, ...pedido }: ValidadaDe<typeof proyectos.importar>): Promise<SalidaDe<typeof proyectos.importar>> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { ensayo, resultados, empresa } = await tryOut(tx, sesion, pedido, true);
        if (ensayo.huella !== huella) throw new AppError('proyectos.ensayo-cambiado', { content: ensayo });
        const { entidadId, usuarioId } = sesion;
        const escribe = { entidadId, autorId: usuarioId, momento: clock.now().toString() };
        await writeImported(tx, escribe, empresa, resultados.filter(isAccepted));
        const { clientes, proyectos: projects, tareas, entradas, iguales, rechazadas } = ensayo.cuentas;
        const hecho = { clientes, proyectos: projects, tareas, entradas, iguales, rechazadas };
        const sha256 = createHash('sha256').update(Buffer.from(pedido.contenido, 'base64')).digest('hex');
        await auditoria.note(tx, {
          sesion,
          accion: 'proyectos.importar',
          sobreId: null,
          datos: { archivo: pedido.nombre, sha256, ...hecho },
        });
        return hecho;
      }),
  };
}
