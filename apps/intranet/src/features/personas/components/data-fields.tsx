import { useTranslation } from 'react-i18next';
import { NativeSelect, TextInput } from '@mantine/core';
import { ApiError } from '@jornada/client';
import type { EntradaDe } from '@jornada/contract/call.ts';
import type { PersonaFicha, personas } from '@jornada/contract';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { useOpciones } from '../api.ts';

/** What is typed about a person; ids as the choices carry them, empty for none. */
export type Datos = Record<'documento' | 'nombre' | 'email' | 'movil' | 'puesto' | 'idioma' | 'departamento' | 'responsable', string>;

export const NO_DATA: Datos = {
  documento: '',
  nombre: '',
  email: '',
  movil: '',
  puesto: '',
  idioma: '',
  departamento: '',
  responsable: '',
};

export const dataOf = ({ documento, nombre, email, movil, puesto, idioma, departamento, responsable }: PersonaFicha): Datos => ({
  documento,
  nombre,
  email,
  movil,
  puesto,
  idioma: idioma ?? '',
  departamento: String(departamento?.id ?? ''),
  responsable: String(responsable?.id ?? ''),
});

const idOf = (text: string): number | null => (text === '' ? null : Number(text));

export const payloadOf = ({
  idioma,
  departamento,
  responsable,
  ...same
}: Datos): Omit<EntradaDe<typeof personas.cambiar>, 'id' | 'version'> => ({
  ...same,
  idioma: idioma === '' ? null : (idioma as Idioma),
  departamentoId: idOf(departamento),
  responsableId: idOf(responsable),
});

/** What the server said of a field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields[field] : undefined;

type Props = {
  datos: Datos;
  error: unknown;
  /** What stands at a field that must not be empty. */
  missing: (value: string) => string | undefined;
  onChange: (datos: Datos) => void;
};

/** What has to be known of everybody. */
export const neededOf = ({ nombre, documento }: Datos): readonly string[] => [nombre, documento];

/** The fields of a person's data, with what the server says of each. */
export function DataFields({ datos, error, missing, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useOpciones();
  const text = (name: keyof Datos, props: { type?: string; required?: boolean; max: number; autoComplete?: string }) => (
    <TextInput
      label={t(`personas.campos.${name}`)}
      type={props.type ?? 'text'}
      value={datos[name]}
      maxLength={props.max}
      aria-required={props.required ?? false}
      autoComplete="off"
      error={(props.required ? missing(datos[name]) : undefined) ?? fieldError(error, name)}
      onChange={(event) => onChange({ ...datos, [name]: event.currentTarget.value })}
    />
  );
  const choice = (name: keyof Datos, items: readonly { value: string; label: string }[], field: string = name) => (
    <NativeSelect
      label={t(`personas.campos.${name}`)}
      value={datos[name]}
      data={[{ value: '', label: t('personas.ninguno') }, ...items]}
      error={fieldError(error, field)}
      onChange={(event) => onChange({ ...datos, [name]: event.currentTarget.value })}
    />
  );
  const named = (items: readonly { id: number; nombre: string }[] = []) =>
    items.map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  return (
    <>
      {text('nombre', { max: 120, required: true })}
      {text('documento', { max: 64, required: true })}
      {text('email', { max: 200, type: 'email' })}
      {text('movil', { max: 30, type: 'tel' })}
      {text('puesto', { max: 100 })}
      {choice('departamento', named(data?.departamentos), 'departamentoId')}
      {choice('responsable', named(data?.responsables), 'responsableId')}
      {choice(
        'idioma',
        IDIOMAS.map((value) => ({ value, label: t(`personas.idiomas.${value}`) })),
      )}
    </>
  );
}
