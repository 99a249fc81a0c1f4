import { createHash } from 'node:crypto';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import { MAXIMO_BYTES, type Ensayo, type importar, type LineaEnsayada } from '@jornada/contract/personas.ts';
import {
  departamentosPorCrear,
  departamentosUsados,
  saysContrato,
  tryOut,
  type ContextoImportar,
  type Contratado,
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
  const { nueva, centro, horario, cambios } = resultado;
  const { documento, puesto, alta, desde } = nueva;
  return { linea, nombre, estado: 'crear', documento, puesto, centro, horario, alta, desde, tieneCorreo: nueva.email !== '', cambios };
}

/**
 * A digest of the planned changes, with the versions of the people. It stays the same only as long as nobody changes this data.
 */
const fingerprint = (resultados: readonly ResultadoLinea[], porCrear: readonly Nombrado[]): string =>
  createHash('sha256')
    .update(JSON.stringify([resultados, porCrear]))
    .digest('hex');

/** What a line brings of a contract and a birth date; null if nothing. */
export function contractedOf(resultado: ResultadoLinea): Contratado | null {
  if (resultado.estado !== 'crear' && resultado.estado !== 'cambiar') return null;
  const { contrato, base, nacimiento, naf } = resultado.estado === 'crear' ? resultado.nueva : resultado.cambio;
  return contrato || nacimiento !== null || naf !== null ? { contrato, base, nacimiento, naf } : null;
}

/** The file that somebody sends, read. @throws AppError, see `readPeopleFile`. */
export function readSent({ contenido, sustituir, correcciones }: PedidoDeEnsayo) {
  const bytes = Buffer.from(contenido, 'base64');
  if (bytes.length > MAXIMO_BYTES) throw new AppError('general.demasiado-grande');
  const archivo = readPeopleFile(bytes, { sustituir, correcciones });
  return { ...archivo, saysContratos: archivo.lineas.some(({ celdas }) => saysContrato(celdas)) };
}

/** What a file would do, compared with the company's data. */
export function dryRun(
  { nombre, confirmadas, departamentosNuevos = [] }: PedidoDeEnsayo,
  { lineas, cabecera, desconocidas, codificacion, separador }: ReturnType<typeof readSent>,
  contexto: ContextoImportar,
): ResultadoEnsayo {
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
      contratos: resultados.filter((one) => contractedOf(one) !== null).length,
      cambianContrato: resultados.filter((one) => one.estado === 'cambiar' && one.cambio.contrato !== null).length,
      conCorreo: resultados.filter((one) => one.estado === 'crear' && one.nueva.email !== '').length,
    },
    huella: fingerprint(resultados, porCrear),
  };
  return { ensayo, resultados, porCrear };
}
