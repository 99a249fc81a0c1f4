import type { EntradaDe } from '@jornada/contract/call.ts';
import type { gastos } from '@jornada/contract/gastos/calls.ts';
import type { CamposGasto, GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { halfOf } from '@jornada/domain/gastos/usuales.ts';

type Sent = EntradaDe<typeof gastos.guardar>;
/** A form has empty texts where the server has none. */
type Text =
  | 'comentario'
  | 'dia'
  | 'pais'
  | 'comercio'
  | 'nif'
  | 'numero'
  | 'origen'
  | 'destino'
  | 'matricula'
  | 'motivo'
  | 'salida'
  | 'diaRegreso'
  | 'regreso'
  | 'lugar';

/** The fields of the form. `proyectoNombre` is shown only; of a drive there and back `kmDecimas` is one way, as people know it. */
export type GastoValues = Omit<CamposGasto, Text> & Record<Text, string> & { ficheros: number[]; proyectoNombre: string };

/** What the form starts from. */
export function valuesOf({ valores: v, ficheros }: Pick<GastoNuevo, 'valores' | 'ficheros'>, proyectoNombre: string): GastoValues {
  const half = v.idaYVuelta && v.kmDecimas !== null ? halfOf(v.kmDecimas) : null;
  return {
    ...v,
    // What has no half is shown as it is.
    kmDecimas: half ?? v.kmDecimas,
    idaYVuelta: v.idaYVuelta && (half !== null || v.kmDecimas === null),
    comentario: v.comentario ?? '',
    dia: v.dia ?? '',
    pais: v.pais ?? '',
    comercio: v.comercio ?? '',
    nif: v.nif ?? '',
    numero: v.numero ?? '',
    origen: v.origen ?? '',
    destino: v.destino ?? '',
    matricula: v.matricula ?? '',
    motivo: v.motivo ?? '',
    salida: v.salida ?? '',
    diaRegreso: v.diaRegreso ?? '',
    regreso: v.regreso ?? '',
    lugar: v.lugar ?? '',
    ficheros: ficheros.map(({ id }) => id),
    proyectoNombre,
  };
}

/** What is usual where nothing is written: today, the company's country, one's own money, one's own car. */
export function withUsual(
  values: GastoValues,
  { formasPago, empresa }: Pick<GastoNuevo, 'formasPago' | 'empresa'>,
  today: string,
): GastoValues {
  const own = formasPago.find(({ reembolsa }) => reembolsa)?.id ?? null;
  return {
    ...values,
    dia: values.dia || today,
    pais: values.pais || empresa.pais,
    formaPago: values.formaPago ?? own,
    documento: values.documento ?? 'ticket',
    vehiculo: values.vehiculo ?? 'coche',
  };
}

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** All of a drive, in tenths of a kilometre. */
export const wholeDrive = ({ kmDecimas, idaYVuelta }: Pick<GastoValues, 'kmDecimas' | 'idaYVuelta'>): number | null =>
  kmDecimas !== null && idaYVuelta ? 2 * kmDecimas : kmDecimas;

/** What is sent: the fields of the class that was chosen, and what all have. */
export function inputOf(v: GastoValues): Omit<Sent, 'id' | 'version' | 'borrador'> {
  const { clase, tipo, actividad, proyecto, facturable, ficheros } = v;
  const common = {
    clase,
    tipo,
    actividad,
    proyecto,
    facturable,
    ficheros,
    comentario: textOf(v.comentario),
    dia: textOf(v.dia),
  };
  if (clase === 'kilometros')
    return {
      ...common,
      kmDecimas: wholeDrive(v),
      idaYVuelta: v.idaYVuelta,
      origen: textOf(v.origen),
      destino: textOf(v.destino),
      vehiculo: v.vehiculo,
      matricula: textOf(v.matricula),
      motivo: textOf(v.motivo),
    };
  if (clase === 'dieta')
    return {
      ...common,
      pais: textOf(v.pais),
      salida: textOf(v.salida),
      diaRegreso: textOf(v.diaRegreso),
      regreso: textOf(v.regreso),
      pernocta: v.pernocta,
      lugar: textOf(v.lugar),
      otroMunicipio: v.otroMunicipio,
      motivo: textOf(v.motivo),
    };
  return {
    ...common,
    formaPago: v.formaPago,
    pais: textOf(v.pais),
    comercio: textOf(v.comercio),
    nif: textOf(v.nif),
    documento: v.documento,
    numero: textOf(v.numero),
    conNifEmpresa: v.conNifEmpresa,
    moneda: v.moneda,
    cambioMillonesimas: v.cambioMillonesimas,
    totalCentimos: v.totalCentimos,
    lineas: v.lineas,
    pernocta: v.pernocta,
    otroMunicipio: v.otroMunicipio,
  };
}

/** Whether something was typed that is worth a draft. A class that was looked at, and its type, are not. */
export function isWorthKeeping(values: GastoValues, initial: GastoValues): boolean {
  const typed = ({ clase: _clase, tipo: _tipo, ...rest }: GastoValues): string => JSON.stringify(rest);
  return typed(values) !== typed(initial);
}

/** The fields that decide what it means; words that only people read change nothing. */
export function askedOf(values: GastoValues, id: number | undefined): object {
  return { ...inputOf({ ...values, comentario: '' }), ...(id !== undefined && { id }) };
}
