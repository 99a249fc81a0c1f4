import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import type { DefinicionHorario } from '@jornada/contract';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { defectOf } from '../model/defect.ts';
import { Preview } from './preview.tsx';
import { RotationFields } from './rotation-fields.tsx';
import { FixedWeek, FlexibleWeek } from './week-fields.tsx';

type Props = { desde: string; value: DefinicionHorario; onChange: (value: DefinicionHorario) => void };

/** The fields of a schedule of any kind, each with what is wrong with it, and a preview of two weeks. */
export function DefinitionFields({ desde, value, onChange }: Props) {
  const { t } = useTranslation();
  const defect = defectOf(value, t);
  return (
    <>
      {value.clase === 'fijo' && <FixedWeek value={value} defect={defect} onChange={onChange} />}
      {value.clase === 'flexible' && <FlexibleWeek value={value} defect={defect} onChange={onChange} />}
      {value.clase === 'rotativo' && <RotationFields value={value} defect={defect} onChange={onChange} />}
      <TextInput
        inputMode="numeric"
        label={t('horarios.cortesia')}
        description={t('horarios.cortesia-nota')}
        value={String(value.cortesiaMinutos)}
        onChange={(event) =>
          onChange({ ...value, cortesiaMinutos: Math.min(120, Number(event.currentTarget.value.replace(/\D/g, '')) || 0) })
        }
      />
      <SwitchRow
        label={t('horarios.festivos')}
        note={t('horarios.festivos-nota')}
        checked={value.trabajaFestivos}
        onChange={(trabajaFestivos) => onChange({ ...value, trabajaFestivos })}
      />
      {!defect && (
        <Section title={t('horarios.vista')} note={t('horarios.vista-nota')}>
          <Preview desde={desde} definicion={value} />
        </Section>
      )}
    </>
  );
}
