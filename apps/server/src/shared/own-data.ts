/** A section of the file with one's own data: a table, the condition for the person's rows, and the columns to leave out. */
export type Seccion = {
  seccion: string;
  tabla: string;
  /** The condition for the person's rows: `$1` is the company, `$2` the person, `t` the table. */
  donde: string;
  /** A fixed order, so that reading in batches neither repeats nor misses a row. */
  orden: string;
  /** Columns that are secrets of the server, or copies of other columns. */
  sin?: readonly string[];
  /** The column with the key under which the store of files has the bytes of the row. Small ones are added, the key is left out. */
  enAlmacen?: string;
  /** More fields for each row, as `name: expression`. */
  con?: Readonly<Record<string, string>>;
};

/** Condition for rows about the person. */
export const PROPIA = 't.entidad_id = $1 and t.usuario_id = $2';
/** Condition for rows that the person wrote. */
export const AUTOR = 't.entidad_id = $1 and t.autor_id = $2';
/** Condition for rows that hang on what the person asked for. */
export const DE_SUS_SOLICITUDES =
  't.entidad_id = $1 and t.solicitud_id in (select s.solicitud_id from instancia.solicitudes s where s.entidad_id = $1 and s.usuario_id = $2)';
/** The name of the thing that a row refers to. */
export const nameOf = (tabla: string, id: string, columna = 'nombre'): string =>
  `(select x.${columna} from instancia.${tabla} x where x.entidad_id = t.entidad_id and x.${id} = t.${id})`;
