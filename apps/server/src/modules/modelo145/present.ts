import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import type { Modelo145Vista, VersionEntera145 } from '@jornada/contract/modelo145/vistas.ts';
import type { Contenido145, Formulario145 } from '@jornada/domain/perfil/modelo145/index.ts';
import type { FilaModelo145 } from './repo.ts';

type Acuse = Modelo145Vista['versiones'][number]['acuse'];

const receiptOf = ({ acuseMomento, acuseAutor, acuseMetodo, acuseTexto }: FilaModelo145): Acuse =>
  acuseMomento === null || acuseMetodo === null
    ? null
    : { momento: acuseMomento, autor: acuseAutor ?? '', metodo: acuseMetodo, texto: acuseTexto ?? '' };

/** A signed form as a line of the history. */
export const presentVersion = (row: FilaModelo145): Modelo145Vista['versiones'][number] => {
  const { id, momento, efecto, metodo, huella } = row;
  return { id, momento, efecto, metodo, huella, acuse: receiptOf(row) };
};

/** A signed form, whole. `anterior`: what was signed before it; `ficheros`: what proves it. */
export const presentWhole = (
  row: FilaModelo145,
  contenido: Contenido145,
  { anterior, ficheros }: { anterior: Formulario145 | null; ficheros: FicheroVista[] },
): VersionEntera145 => ({
  ...presentVersion(row),
  declarante: contenido.declarante,
  formulario: contenido.formulario,
  texto: row.texto,
  aparato: row.aparato,
  anterior,
  ficheros,
});

const withoutNames = (formulario: Formulario145): Formulario145 => ({
  ...formulario,
  descendientes: formulario.descendientes.map((one) => ({ ...one, nombre: '' })),
  ascendientes: formulario.ascendientes.map((one) => ({ ...one, nombre: '' })),
});

/** The same for the company: the names of relatives are for the person alone, and the official form has none. */
export const presentForCompany = (...[row, contenido, { anterior, ficheros }]: Parameters<typeof presentWhole>): VersionEntera145 =>
  presentWhole(
    row,
    { ...contenido, formulario: withoutNames(contenido.formulario) },
    { anterior: anterior && withoutNames(anterior), ficheros },
  );
