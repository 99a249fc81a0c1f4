import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@jornada/web/list/filters.tsx';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import type { planSearch } from '../search.ts';
import type { PlanAnswer } from '../use-plan.ts';
import classes from '../plan.module.css';

/** Whose plan shows: a centre, a team, somebody by name. Where there is only one, nothing is asked. */
export function PlanFilters({ plan, place: { search, set } }: { plan: PlanAnswer; place: PlaceOf<typeof planSearch> }) {
  const { t } = useTranslation();
  const choice = (name: 'centro' | 'departamento', items: readonly { id: number; nombre: string }[]) =>
    (items.length > 1 || search[name] !== undefined) && (
      <NativeSelect
        aria-label={t(`personas.campos.${name}`)}
        value={String(search[name] ?? '')}
        data={[
          { value: '', label: t(`personas.campos.${name}`) },
          ...items.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
        ]}
        onChange={({ currentTarget }) => set({ [name]: Number(currentTarget.value) || undefined })}
      />
    );
  return (
    <div className={classes.filters}>
      <SearchField label={t('plan-turnos.buscar')} value={search.texto} onChange={(texto) => set({ texto: texto || undefined })} />
      {choice('centro', plan.centros)}
      {choice('departamento', plan.departamentos)}
    </div>
  );
}
