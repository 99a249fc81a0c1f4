import { createHash } from 'node:crypto';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import { MAXIMO_BYTES, type Ensayo, type importar, type LineaEnsayada } from '@jornada/contract/personas.ts';
import {
  departamentosPorCrear,
  departamentosUsados,
  tryOut,
  type ContextoImportar,
  type Nombrado,
  type ResultadoLinea,
} from '@jornada/domain/personas/importar/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readPeopleFile } from './read-file.ts';

export type PedidoDeEnsayo = ValidadaDe<typeof importar.ensayar>;

/** A dry run as it is shown, with the data to carry it out. */
export type ResultadoEnsayo = { ensayo: Ensayo; resultados: ResultadoLinea[]; porCrear: Nombrado[] };

function presentLine(resultado: ResultadoLinea, celdas: string[]): LineaEnsayada {
  const { linea, nombre } = resultado;
  if (resultado.estado === 'rechazada') return { linea, nombre, estado: 'rechazada', celdas, rechazos: resultado.rechazos };
  if (resultado.estado === 'igual') return { linea, nombre, estado: 'igual' };
  if (resultado.estado === 'cambiar') return { linea, nombre, estado: 'cambiar', cambios: resultado.cambios };
  const { nueva, centro, horario } = resultado;
  const { documento, puesto, alta, desde } = nueva;
  return { linea, nombre, estado: 'crear', documento, puesto, centro, horario, alta, desde, tieneCorreo: nueva.email !== '' };
}

/**
 * A digest of the planned changes, with the versions of the people. It stays the same only as long as nobody changes this data.
 */
const fingerprint = (resultados: readonly ResultadoLinea[], porCrear: readonly Nombrado[]): string =>
  createHash('sha256')
    .update(JSON.stringify([resultados, porCrear]))
    .digest('hex');

/** What a file would do, compared with the company's data. @throws AppError, see `readPeopleFile`. */
export function dryRun(
  { nombre, contenido, sustituir, confirmadas, departamentosNuevos = [] }: PedidoDeEnsayo,
  contexto: ContextoImportar,
): ResultadoEnsayo {
  const bytes = Buffer.from(contenido, 'base64');
  if (bytes.length > MAXIMO_BYTES) throw new AppError('general.demasiado-grande');
  const { lineas, cabecera, desconocidas, codificacion, separador } = readPeopleFile(bytes, sustituir);
  const asked = departamentosPorCrear(departamentosNuevos, contexto.departamentos);
  const resultados = tryOut(lineas, { ...contexto, confirmadas, departamentos: [...contexto.departamentos, ...asked] });
  const porCrear = departamentosUsados(resultados, asked);
  const count = (estado: ResultadoLinea['estado']): number => resultados.filter((one) => one.estado === estado).length;
  const changes = (campo: 'centro' | 'horario'): number =>
    resultados.filter((one) => one.estado === 'cambiar' && one.cambios.some((cambio) => cambio.campo === campo)).length;
  const ensayo: Ensayo = {
    archivo: { nombre, lineas: lineas.length, codificacion, separador },
    cabecera,
    desconocidas,
    departamentosNuevos: porCrear.map((one) => one.nombre),
    desde: contexto.desde,
    lineas: resultados.map((resultado, index) => presentLine(resultado, lineas[index]?.fila ?? [])),
    cuentas: {
      crear: count('crear'),
      cambiar: count('cambiar'),
      igual: count('igual'),
      rechazada: count('rechazada'),
      cambianHorario: changes('horario'),
      cambianCentro: changes('centro'),
      conCorreo: resultados.filter((one) => one.estado === 'crear' && one.nueva.email !== '').length,
    },
    huella: fingerprint(resultados, porCrear),
  };
  return { ensayo, resultados, porCrear };
}
