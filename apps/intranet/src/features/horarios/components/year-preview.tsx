import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, NativeSelect, TextInput } from '@mantine/core';
import { centros, festivos } from '@jornada/contract';
import { sumYear, type DiaPrevisto, type SumaAno } from '@jornada/domain/horario/index.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { yearPlans } from '../model/templates.ts';
import { versionOn, type Version } from '../model/version-on.ts';
import classes from '../horarios.module.css';
import { isInSeason, YearLines } from './year-lines.tsx';

type Props = {
  desde: string;
  /** The newest first. */
  versiones: readonly Version[];
  /** The centre to begin with: that of most of its people. */
  centro: number | null;
};
/** What the law gives at least: thirty days of the calendar (ET 38.1). The agreement may give more. */
const VACATION = { dias: '30', cuenta: 'naturales' } as const;

/** A year of a schedule in a centre: each day as a line, the sum with holidays and vacation, and the hours of the agreement beside it. */
export function YearPreview({ desde, versiones, centro: usual }: Props) {
  const { t } = useTranslation();
  const places = useRead(centros.listado, {});
  const first = Number(desde.slice(0, 4));
  const [ano, setAno] = useState(first);
  const [chosen, setChosen] = useState(usual ?? 0);
  const [dias, setDias] = useState<string>(VACATION.dias);
  const [cuenta, setCuenta] = useState<'laborables' | 'naturales'>(VACATION.cuenta);
  const open = (places.data?.items ?? []).filter(({ abierto }) => abierto);
  const centro = open.find(({ id }) => id === chosen)?.id ?? open[0]?.id ?? 0;
  const calendar = useRead(festivos.ano, { ano, centro }, { enabled: centro > 0 });
  return (
    <>
      <div className={classes.yearFields}>
        <NativeSelect
          label={t('festivos.centro')}
          value={String(centro)}
          data={open.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <NativeSelect
          label={t('festivos.ano')}
          value={String(ano)}
          data={[first, first + 1].map(String)}
          onChange={(event) => setAno(Number(event.currentTarget.value))}
        />
        <TextInput
          inputMode="numeric"
          label={t('horarios.ano.vacaciones')}
          value={dias}
          maxLength={3}
          onChange={(event) => setDias(event.currentTarget.value.replace(/\D/g, ''))}
        />
        <NativeSelect
          label={t('horarios.ano.cuenta')}
          value={cuenta}
          data={(['naturales', 'laborables'] as const).map((one) => ({ value: one, label: t(`horarios.ano.${one}`) }))}
          onChange={(event) => setCuenta(event.currentTarget.value === 'laborables' ? 'laborables' : 'naturales')}
        />
      </div>
      <Loaded query={calendar}>
        {({ festivos: days }) => {
          const [plan, sinFestivos] = yearPlans(versiones, { ano, festivos: days });
          const sum = sumYear(plan, { ano, sinFestivos, vacaciones: { dias: Number(dias), cuenta } });
          return <Year ano={ano} days={plan.planDias(`${ano}-01-01`, `${ano}-12-31`)} sum={sum} versiones={versiones} />;
        }}
      </Loaded>
    </>
  );
}

type YearProps = { ano: number; days: readonly DiaPrevisto[]; sum: SumaAno; versiones: readonly Version[] };

function Year({ ano, days, sum, versiones }: YearProps) {
  const { t } = useTranslation();
  const format = useFormat('UTC');
  const agreed = versionOn(versiones, `${ano}-12-31`)?.definicion.minutosAnuales ?? null;
  const difference = agreed === null ? null : sum.neto - agreed;
  return (
    <>
      <YearLines ano={ano} days={days} versiones={versiones} />
      <Facts
        areCounts
        items={[
          [t('horarios.ano.dias', { count: sum.dias }), format.durationWithUnit(sum.minutos)],
          [t('horarios.ano.festivos', { count: sum.festivos, libres: sum.festivosEnLibre }), ''],
          [t('horarios.ano.menos-vacaciones'), `−${format.durationWithUnit(sum.minutosVacaciones)}`],
          [t('horarios.ano.neto'), <strong key="neto">{format.durationWithUnit(sum.neto)}</strong>],
          ...(agreed === null || difference === null
            ? []
            : ([
                [t('horarios.ano.convenio'), format.durationWithUnit(agreed)],
                [
                  t(difference > 0 ? 'horarios.ano.de-mas' : difference < 0 ? 'horarios.ano.de-menos' : 'horarios.ano.justas'),
                  difference === 0 ? '' : <strong key="dif">{format.durationWithUnit(Math.abs(difference))}</strong>,
                ],
              ] as const)),
        ]}
      />
      <Box component="p" mt="xs" c="dimmed" fz="sm">
        {[t('horarios.ano.nota'), days.some(({ fecha }) => isInSeason(versiones, fecha)) && t('horarios.ano.nota-temporadas')]
          .filter(Boolean)
          .join(' ')}
      </Box>
    </>
  );
}
