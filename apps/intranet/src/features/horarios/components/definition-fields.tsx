import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Stack, TextInput } from '@mantine/core';
import { Columns } from '@jornada/ui/columns.tsx';
import type { DefinicionHorario } from '@jornada/contract';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../horarios.module.css';
import { defectIn, defectOf } from '../model/defect.ts';
import { Previews, type OfSchedule } from './previews.tsx';
import { RotationFields } from './rotation-fields.tsx';
import { Seasons } from './seasons.tsx';
import { FixedWeek, FlexibleWeek } from './week-fields.tsx';

type Props = {
  desde: string;
  value: DefinicionHorario;
  of: OfSchedule;
  onChange: (value: DefinicionHorario) => void;
  /** From what it was begun: with another one its fields begin anew. */
  begun?: string;
  /** The fields that come before. */
  children: ReactNode;
};

const MAX_HOURS = 8784;
const minutesOf = (text: string): number | null => {
  const hours = Number(text.replace(',', '.'));
  return text.trim() === '' || !(hours >= 1) ? null : Math.round(Math.min(MAX_HOURS, hours) * 60);
};

/** The fields of a schedule of any kind, each with what is wrong with it; beside them it shows, while they change, what two weeks and a year become. */
export function DefinitionFields({ desde, value, of, begun, onChange, children }: Props) {
  const { t } = useTranslation();
  const format = useFormat('UTC');
  const defect = defectOf(value, { t, format });
  const usual = defectIn(defect);
  const { minutosAnuales = null } = value;
  return (
    <Columns gap="lg">
      <Stack gap="md">
        {children}
        {value.clase === 'fijo' && <FixedWeek key={begun} value={value} defect={usual} onChange={onChange} />}
        {value.clase === 'flexible' && <FlexibleWeek key={begun} value={value} defect={usual} onChange={onChange} />}
        {value.clase === 'rotativo' && <RotationFields key={begun} value={value} defect={defect} onChange={onChange} />}
        {value.clase !== 'rotativo' && <Seasons key={begun} value={value} defect={defect} onChange={onChange} />}
        <TextInput
          inputMode="numeric"
          label={t('horarios.cortesia')}
          description={t('horarios.cortesia-nota')}
          value={String(value.cortesiaMinutos)}
          onChange={(event) =>
            onChange({ ...value, cortesiaMinutos: Math.min(120, Number(event.currentTarget.value.replace(/\D/g, '')) || 0) })
          }
        />
        <TextInput
          key={minutosAnuales}
          inputMode="decimal"
          label={t('horarios.anuales')}
          description={t('horarios.anuales-nota')}
          defaultValue={minutosAnuales === null ? '' : format.number(minutosAnuales / 60)}
          onBlur={(event) => onChange({ ...value, minutosAnuales: minutesOf(event.currentTarget.value) })}
        />
        <SwitchRow
          label={t('horarios.festivos')}
          note={t('horarios.festivos-nota')}
          checked={value.trabajaFestivos}
          onChange={(trabajaFestivos) => onChange({ ...value, trabajaFestivos })}
        />
      </Stack>
      <div className={classes.beside}>{!defect && <Previews desde={desde} definicion={value} of={of} />}</div>
    </Columns>
  );
}
