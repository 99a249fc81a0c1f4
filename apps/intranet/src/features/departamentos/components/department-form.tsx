import { useTranslation } from 'react-i18next';
import { departamentos, entradaDepartamento, type DepartamentoGestionado } from '@jornada/contract/departamentos.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';

type Props = {
  departamento: DepartamentoGestionado | null;
  /** The departments that it could belong to. */
  arriba: readonly DepartamentoGestionado[];
  onSaved?: (saved: DepartamentoGestionado) => void;
};

/** The form for a department: name, place, and manager. */
export function DepartmentForm({ departamento, arriba, onSaved }: Props) {
  const { t } = useTranslation();
  const form = useContractForm(departamentos.guardar, {
    schema: entradaDepartamento,
    which: departamento ? { id: departamento.id, version: departamento.version } : undefined,
    initial: {
      nombre: departamento?.nombre ?? '',
      padre: departamento?.padre?.id ?? null,
      responsable: departamento?.responsable ?? null,
    },
    input: ({ responsable, ...same }) => ({ ...same, responsable: responsable?.id ?? null }),
    draft: `departamento.${departamento?.id ?? 'nuevo'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { value: responsable, set: setResponsable } = form.field<DepartamentoGestionado['responsable']>('responsable');
  return (
    <Form of={form} save={t(departamento ? 'gestion.guardar' : 'departamentos.crear')}>
      <TextField of={form} name="nombre" label={t('departamentos.nombre')} />
      <SelectField
        of={form}
        name="padre"
        label={t('departamentos.dentro-de')}
        options={[{ value: null, label: t('departamentos.arriba') }, ...arriba.map(({ id, nombre }) => ({ value: id, label: nombre }))]}
      />
      <Facts items={[[t('departamentos.responsable'), responsable?.nombre ?? t('departamentos.sin-responsable')]]} />
      <PersonSearch label={t('departamentos.elegir-responsable')} onChoose={(id, nombre) => setResponsable({ id, nombre })} />
    </Form>
  );
}
