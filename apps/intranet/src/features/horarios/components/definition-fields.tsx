import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import type { DefinicionHorario } from '@jornada/contract';
import { reviewHorario } from '@jornada/domain/horario/index.ts';
import { ProblemBox } from '@jornada/web/form/problem.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { Preview } from './preview.tsx';
import { RotationFields } from './rotation-fields.tsx';
import { FixedWeek, FlexibleWeek } from './week-fields.tsx';

type Props = { desde: string; value: DefinicionHorario; onChange: (value: DefinicionHorario) => void };

/** The fields of a schedule of any kind, with a preview of two weeks. */
export function DefinitionFields({ desde, value, onChange }: Props) {
  const { t } = useTranslation();
  const defect = reviewHorario(value);
  return (
    <>
      {value.clase === 'fijo' && <FixedWeek value={value} onChange={onChange} />}
      {value.clase === 'flexible' && <FlexibleWeek value={value} onChange={onChange} />}
      {value.clase === 'rotativo' && <RotationFields value={value} onChange={onChange} />}
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
      <Section title={t('horarios.vista')} note={t('horarios.vista-nota')}>
        {defect && (
          <ProblemBox>
            <p>{t(`validacion.horario.${defect.defecto}`)}</p>
          </ProblemBox>
        )}
        <Preview desde={desde} definicion={value} />
      </Section>
    </>
  );
}
