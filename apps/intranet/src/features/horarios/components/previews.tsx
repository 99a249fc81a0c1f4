import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DefinicionHorario } from '@jornada/contract';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { Preview } from './preview.tsx';
import { withVersion, type Version } from '../model/version-on.ts';
import { YearPreview } from './year-preview.tsx';

const VIEWS = ['semanas', 'ano'] as const;

/** What else of a schedule a year needs: its versions, and the centre of most of its people. A new schedule has neither. */
export type OfSchedule = { versiones: readonly Version[]; centro: number | null };
export const NEW_SCHEDULE: OfSchedule = { versiones: [], centro: null };

type Props = { desde: string; definicion: DefinicionHorario; of: OfSchedule };

/** A schedule that makes sense, as it will be: two weeks with their hours, or a year with its sum. */
export function Previews({ desde, definicion, of: { versiones, centro } }: Props) {
  const { t } = useTranslation();
  const [view, setView] = useState<(typeof VIEWS)[number]>('semanas');
  return (
    <Section title={t('horarios.vista')} {...(view === 'semanas' && { note: t('horarios.vista-nota') })}>
      <SegmentChoice
        mb="sm"
        aria-label={t('horarios.vista')}
        value={view}
        options={VIEWS.map((value) => ({ value, label: t(`horarios.vistas.${value}`) }))}
        onChoose={setView}
      />
      {view === 'semanas' ? (
        <Preview desde={desde} definicion={definicion} />
      ) : (
        <YearPreview desde={desde} versiones={withVersion(versiones, { desde, definicion })} centro={centro} />
      )}
    </Section>
  );
}
