import { useTranslation } from 'react-i18next';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { SelectField } from '@jornada/web/form/fields.tsx';
import { useOpciones } from '../api.ts';

/** Where somebody works and on what schedule; null where nothing was chosen yet. */
export type Puesto = { centroId: number | null; horarioId: number | null };

type Named = readonly { id: number; nombre: string }[];
type Options = Record<'centros' | 'horarios', Named>;

/** Where there is only one centre or schedule, it is the one. */
export const onlyOf = (options: Options | undefined): Puesto => {
  const only = (items: Named = []): number | null => (items.length === 1 ? (items[0]?.id ?? null) : null);
  return { centroId: only(options?.centros), horarioId: only(options?.horarios) };
};

/** As it is sent: what was not chosen is no id, which the contract refuses. */
export const placeOf = ({ centroId, horarioId }: Puesto) => ({ centroId: centroId ?? '', horarioId: horarioId ?? '' });

/** The fields of where and on what schedule. */
export function ContractFields<V extends Puesto>({ of: form }: { of: ContractForm<V> }) {
  const { t } = useTranslation();
  const { data } = useOpciones();
  // Whatever else the form holds.
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
