import { createHash } from 'node:crypto';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import { MAXIMO_BYTES, type Ensayo, type importar, type LineaEnsayada } from '@jornada/contract/personas.ts';
import { ensayar, type ContextoImportar, type ResultadoLinea } from '@jornada/domain/personas/importar/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readPeopleFile } from './read-file.ts';

export type Pedido = ValidadaDe<typeof importar.ensayar>;

/** A dry run as it is shown, and what it takes to do it. */
export type Ensayado = { ensayo: Ensayo; resultados: ResultadoLinea[] };

function presentLine(resultado: ResultadoLinea): LineaEnsayada {
  const { linea, nombre } = resultado;
  if (resultado.estado === 'rechazada') return { linea, nombre, estado: 'rechazada', rechazos: resultado.rechazos };
  if (resultado.estado === 'igual') return { linea, nombre, estado: 'igual' };
  if (resultado.estado === 'cambiar') return { linea, nombre, estado: 'cambiar', cambios: resultado.cambios };
  const { nueva, centro, horario } = resultado;
  const { documento, puesto, alta } = nueva;
  return { linea, nombre, estado: 'crear', documento, puesto, centro, horario, alta, tieneCorreo: nueva.email !== '' };
}

/** What would be done, the versions of the people included: the same only as long as nobody has changed anything of it. */
const fingerprint = (resultados: readonly ResultadoLinea[]): string =>
  createHash('sha256').update(JSON.stringify(resultados)).digest('hex');

/** What a file would do, held against the company as it is read. @throws AppError as reading the file does. */
export function dryRun({ nombre, contenido, sustituir }: Pedido, contexto: ContextoImportar): Ensayado {
  const bytes = Buffer.from(contenido, 'base64');
  if (bytes.length > MAXIMO_BYTES) throw new AppError('general.demasiado-grande');
  const { lineas, desconocidas, codificacion, separador } = readPeopleFile(bytes, sustituir);
  const resultados = ensayar(lineas, contexto);
  const count = (estado: ResultadoLinea['estado']): number => resultados.filter((one) => one.estado === estado).length;
  const changes = (campo: 'centro' | 'horario'): number =>
    resultados.filter((one) => one.estado === 'cambiar' && one.cambios.some((cambio) => cambio.campo === campo)).length;
  const ensayo: Ensayo = {
    archivo: { nombre, lineas: lineas.length, codificacion, separador },
    desconocidas,
    desde: contexto.desde,
    lineas: resultados.map(presentLine),
    cuentas: {
      crear: count('crear'),
      cambiar: count('cambiar'),
      igual: count('igual'),
      rechazada: count('rechazada'),
      cambianHorario: changes('horario'),
      cambianCentro: changes('centro'),
      conCorreo: resultados.filter((one) => one.estado === 'crear' && one.nueva.email !== '').length,
    },
    huella: fingerprint(resultados),
  };
  return { ensayo, resultados };
}
