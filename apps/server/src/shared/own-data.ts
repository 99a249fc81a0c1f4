/** A section of the file with one's own data: a table, the rows about the person, and the columns that are left out. */
export type Seccion = {
  seccion: string;
  tabla: string;
  /** The rows that are about the person: `$1` is the company, `$2` the person; `t` the table. */
  donde: string;
  /** A fixed order, so that batches neither repeat nor miss a row. */
  orden: string;
  /** Columns that are secrets of the server, or copies of what is there already. */
  sin?: readonly string[];
  /** More about each row, as `name: expression`. */
  con?: Readonly<Record<string, string>>;
};

/** Rows of the person. */
export const PROPIA = 't.entidad_id = $1 and t.usuario_id = $2';
/** Rows that the person wrote. */
export const AUTOR = 't.entidad_id = $1 and t.autor_id = $2';
/** The name of what a row refers to. */
export const nameOf = (tabla: string, id: string, columna = 'nombre'): string =>
  `(select x.${columna} from instancia.${tabla} x where x.entidad_id = t.entidad_id and x.${id} = t.${id})`;
