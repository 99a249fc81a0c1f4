import type { ValidadaDe } from '@jornada/contract/call.ts';
import { borradorPermiso, type permisos } from '@jornada/contract/permisos/calls.ts';
import { fieldsOf, onlyNeeded, type Grado, type PeticionPermiso, type VersionPermiso } from '@jornada/domain/permisos/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { invalidField, readDraft } from '../solicitudes/reads.ts';
import type { SituacionPermiso } from './situation.ts';

/** What was said so far. Empty strings are nothing. */
export type CamposPermiso = Omit<PeticionPermiso, 'codigo' | 'desde' | 'hasta'> & {
  id: number | null;
  codigo: string | null;
  desde: string | null;
  hasta: string | null;
};

const gradeOf = (grado: number | null | undefined): Grado | null => (grado === 1 || grado === 2 ? grado : null);

type Said = Pick<
  ValidadaDe<typeof permisos.informaciondias>,
  'hecho' | 'minutos' | 'grado' | 'viaje' | 'km' | 'monoparental' | 'hijos' | 'deAmbos'
> & {
  horaInicio?: string | undefined;
};
type Nullable<T> = { [K in keyof T]: T[K] | null };

/** What all forms say beside code and days. */
const restOf = ({ hecho, minutos, horaInicio, grado, viaje, km, monoparental, hijos, deAmbos }: Partial<Nullable<Said>>) => ({
  hecho: hecho || null,
  minutos: minutos ?? null,
  horaInicio: horaInicio || null,
  grado: gradeOf(grado),
  km: viaje ? (km ?? 0) : null,
  isMonoparental: monoparental ?? false,
  hijos: hijos ?? null,
  isDeAmbos: deAmbos ?? false,
});

/** The fields of a form, as JSON. Unknown ones are refused. @throws AppError `general.datos-no-validos`. */
export function readFields(data: string | undefined): CamposPermiso {
  const { id, codigo, desde, hasta, ...rest } = readDraft(borradorPermiso, data);
  return { id: id || null, codigo: codigo || null, desde: desde || null, hasta: hasta || null, ...restOf(rest) };
}

/** The first of the fields that a permit depends on and that was not said. */
function missingField(
  permiso: VersionPermiso,
  { hecho, minutos, grado }: Pick<CamposPermiso, 'hecho' | 'minutos' | 'grado'>,
): string | null {
  const asks = fieldsOf(permiso);
  if (asks.hecho !== null && hecho === null) return 'hecho';
  if (asks.grado && grado === null) return 'grado';
  return asks.minutos && minutos === null ? 'minutos' : null;
}

export type PeticionCompleta = { peticion: PeticionPermiso; permiso: VersionPermiso };

/** A form that is complete and in order; null if it is not yet. */
export function requestIn(situacion: SituacionPermiso, campos: CamposPermiso): PeticionCompleta | null {
  const { codigo, desde, hasta, hecho } = campos;
  if (codigo === null || desde === null || hasta === null || hasta < desde) return null;
  const permiso = situacion.ruleFor(codigo, { hecho, desde });
  if (!permiso || missingField(permiso, campos)) return null;
  return { permiso, peticion: onlyNeeded({ ...campos, codigo, desde, hasta }, permiso) };
}

/** All the days that the chosen permit gives, as far as enough is said to know. */
export function proposalIn(situacion: SituacionPermiso, campos: CamposPermiso): { desde: string; hasta: string } | null {
  const { codigo, hecho } = campos;
  const desde = campos.desde ?? hecho;
  const permiso = codigo !== null && desde !== null ? situacion.ruleFor(codigo, { hecho, desde }) : null;
  return permiso && desde !== null ? situacion.proposalFor(permiso, { ...campos, desde }) : null;
}

/** What is sent. @throws AppError `general.datos-no-validos` with the field, or `permisos.tipo-no-existe`. */
export function requestOf(
  situacion: SituacionPermiso,
  input: Partial<Nullable<Said>> & { codigo: string; desde: string; hasta: string },
): PeticionCompleta {
  const { codigo, desde, hasta } = input;
  if (hasta < desde) throw invalidField('hasta');
  const rest = restOf(input);
  const permiso = situacion.ruleFor(codigo, { hecho: rest.hecho, desde });
  if (!permiso) throw new AppError('permisos.tipo-no-existe');
  const missing = missingField(permiso, rest);
  if (missing) throw invalidField(missing);
  return { permiso, peticion: onlyNeeded({ ...rest, codigo, desde, hasta }, permiso) };
}
