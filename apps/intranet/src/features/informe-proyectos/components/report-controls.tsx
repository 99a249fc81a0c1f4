import { useTranslation } from 'react-i18next';
import { NativeSelect, Text } from '@mantine/core';
import type { EntradaDe } from '@jornada/contract/call.ts';
import type { informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import { DIMENSIONES, ESTADOS_DE_HORAS, PERIODOS, type Dimension } from '@jornada/domain/informe-proyectos/modelo.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import type { informeSearch } from '../search.ts';
import classes from '../informe.module.css';

export type ReportAsked = EntradaDe<typeof informeProyectos.informe>;
type Place = PlaceOf<typeof informeSearch>;
type Search = Place['search'];

/** What a line is divided into if nobody says otherwise. */
const WITHIN: Record<Dimension, Dimension> = {
  proyecto: 'persona',
  cliente: 'proyecto',
  tarea: 'persona',
  categoria: 'proyecto',
  persona: 'proyecto',
  semana: 'proyecto',
  mes: 'proyecto',
};

/** What an address asks for. */
export function askedBy({ por = 'proyecto', y, periodo, desde, hasta, cliente, proyecto, persona, estado }: Search): ReportAsked {
  const within = y === 'nada' ? undefined : y === undefined || y === por ? WITHIN[por] : y;
  const days = desde !== undefined && hasta !== undefined ? { desde, hasta } : { periodo: periodo ?? ('3-meses' as const) };
  return { por, y: within, ...days, cliente, proyecto, persona, estado };
}

/** What the report is grouped by, and of which days it is. */
export function ReportControls({ place, shown }: { place: Place; shown: { desde: string; hasta: string } | null }) {
  const { t } = useTranslation();
  const { search, set } = place;
  const { por, y, periodo, hasta } = askedBy(search) as ReportAsked & { por: Dimension };
  const names = DIMENSIONES.map((value) => ({ value, label: t(`informe-proyectos.dimensiones.${value}`) }));
  const lead = (text: string) => (
    <Text component="span" size="sm" c="dimmed">
      {text}
    </Text>
  );
  const isOwn = periodo === undefined;
  return (
    <div className={classes.controls}>
      <NativeSelect
        aria-label={t('informe-proyectos.elegir-por')}
        leftSection={lead(t('informe-proyectos.por'))}
        leftSectionWidth="3rem"
        value={por}
        data={names}
        onChange={({ currentTarget }) => set({ por: currentTarget.value as Dimension, y: undefined, fila: undefined })}
      />
      <NativeSelect
        aria-label={t('informe-proyectos.elegir-y')}
        leftSection={lead(t('informe-proyectos.y'))}
        leftSectionWidth="3rem"
        value={search.y === 'nada' ? 'nada' : (y ?? 'nada')}
        data={[...names.filter(({ value }) => value !== por), { value: 'nada', label: t('informe-proyectos.nada-mas') }]}
        onChange={({ currentTarget }) => set({ y: currentTarget.value as Dimension | 'nada', fila: undefined })}
      />
      <NativeSelect
        aria-label={t('informe-proyectos.elegir-periodo')}
        value={isOwn ? 'fechas' : periodo}
        data={[...PERIODOS, 'fechas' as const].map((value) => ({ value, label: t(`informe-proyectos.periodos.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const named = PERIODOS.find((one) => one === value);
          set(named ? { periodo: named, desde: undefined, hasta: undefined } : { periodo: undefined, ...shown });
        }}
      />
      {isOwn && hasta !== undefined && (
        <>
          <DayInput
            aria-label={t('informe-proyectos.desde')}
            value={search.desde ?? ''}
            onChange={(desde) => set({ desde: desde || undefined })}
          />
          <DayInput
            aria-label={t('informe-proyectos.hasta')}
            value={search.hasta ?? ''}
            onChange={(day) => set({ hasta: day || undefined })}
          />
        </>
      )}
    </div>
  );
}

/** Which hours: all, those that are billed to a client, those that are not. */
export function HoursFilter({ place }: { place: Place }) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      aria-label={t('informe-proyectos.que-horas')}
      value={place.search.estado ?? ''}
      data={[
        { value: '', label: t('informe-proyectos.estados.todas') },
        ...ESTADOS_DE_HORAS.map((value) => ({ value, label: t(`informe-proyectos.estados.${value}`) })),
      ]}
      onChange={({ currentTarget: { value } }) => place.set({ estado: ESTADOS_DE_HORAS.find((one) => one === value) })}
    />
  );
}
