import { useTranslation } from 'react-i18next';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { SelectField } from '@jornada/web/form/fields.tsx';
import { useOpciones } from '../api.ts';

/** The centre and the schedule of a person; null if not chosen yet. */
export type Puesto = { centroId: number | null; horarioId: number | null };

type Named = readonly { id: number; nombre: string }[];
type Options = Record<'centros' | 'horarios', Named>;

/** If there is only one centre or schedule, it is chosen. */
export const onlyOf = (options: Options | undefined): Puesto => {
  const only = (items: Named = []): number | null => (items.length === 1 ? (items[0]?.id ?? null) : null);
  return { centroId: only(options?.centros), horarioId: only(options?.horarios) };
};

/** The values to send. What was not chosen is an invalid id, which the contract refuses. */
export const placeOf = ({ centroId, horarioId }: Puesto) => ({ centroId: centroId ?? '', horarioId: horarioId ?? '' });

/** The fields for centre and schedule. */
export function ContractFields<V extends Puesto>({ of: form }: { of: ContractForm<V> }) {
  const { t } = useTranslation();
  const { data } = useOpciones();
  // The other fields of the form do not matter here.
  const of = form as unknown as ContractForm<Puesto>;
  const choices = (items: Named = []) => [
    { value: null, label: t('personas.elige') },
    ...items.map(({ id, nombre }) => ({ value: id, label: nombre })),
  ];
  return (
    <>
      <SelectField of={of} name="centroId" label={t('personas.campos.centro')} options={choices(data?.centros)} />
      <SelectField of={of} name="horarioId" label={t('personas.campos.horario')} options={choices(data?.horarios)} />
    </>
  );
}
