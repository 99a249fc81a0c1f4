import { useTranslation } from 'react-i18next';
import type { EntradaDe } from '@jornada/contract/call.ts';
import type { PersonaFicha, personas } from '@jornada/contract';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { useOpciones } from '../api.ts';

/** The typed data of a person. */
type Datos = {
  documento: string;
  nombre: string;
  email: string;
  movil: string;
  puesto: string;
  idioma: EntradaDe<typeof personas.cambiar>['idioma'];
  departamentoId: number | null;
  responsableId: number | null;
};

export const NO_DATA: Datos = {
  documento: '',
  nombre: '',
  email: '',
  movil: '',
  puesto: '',
  idioma: null,
  departamentoId: null,
  responsableId: null,
};

export const dataOf = ({ documento, nombre, email, movil, puesto, idioma, departamento, responsable }: PersonaFicha): Datos => ({
  documento,
  nombre,
  email,
  movil,
  puesto,
  idioma,
  departamentoId: departamento?.id ?? null,
  responsableId: responsable?.id ?? null,
});

type Named = readonly { id: number; nombre: string }[];

/** The fields of a person's data. */
export function DataFields<V extends Datos>({ of: form }: { of: ContractForm<V> }) {
  const { t } = useTranslation();
  const { data } = useOpciones();
  // The other fields of the form do not matter here.
  const of = form as unknown as ContractForm<Datos>;
  const none = { value: null, label: t('personas.ninguno') };
  const named = (items: Named = []) => [none, ...items.map(({ id, nombre }) => ({ value: id, label: nombre }))];
  return (
    <>
      <TextField of={of} name="nombre" label={t('personas.campos.nombre')} autoComplete="off" />
      <TextField of={of} name="documento" label={t('personas.campos.documento')} autoComplete="off" />
      <TextField of={of} name="email" label={t('personas.campos.email')} type="email" autoComplete="off" />
      <TextField of={of} name="movil" label={t('personas.campos.movil')} type="tel" autoComplete="off" />
      <TextField of={of} name="puesto" label={t('personas.campos.puesto')} autoComplete="off" />
      <SelectField of={of} name="departamentoId" label={t('personas.campos.departamento')} options={named(data?.departamentos)} />
      <SelectField of={of} name="responsableId" label={t('personas.campos.responsable')} options={named(data?.responsables)} />
      <SelectField
        of={of}
        name="idioma"
        label={t('personas.campos.idioma')}
        options={[none, ...IDIOMAS.map((value) => ({ value, label: t(`personas.idiomas.${value}`) }))]}
      />
    </>
  );
}
