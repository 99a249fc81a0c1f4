import { useTranslation } from 'react-i18next';
import { DayInput } from '@jornada/web/fields/day-input.tsx';

type Days = { desde?: string | undefined; hasta?: string | undefined };

/** Narrows a list down to days: from one, to one, or both. */
export function DaysFilter({ desde, hasta, onChange }: Days & { onChange: (change: Days) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <DayInput
        label={t('solicitudes.lista.desde')}
        value={desde ?? ''}
        onChange={(day) => onChange({ desde: day === '' ? undefined : day })}
      />
      <DayInput
        label={t('solicitudes.lista.hasta')}
        value={hasta ?? ''}
        min={desde}
        onChange={(day) => onChange({ hasta: day === '' ? undefined : day })}
      />
    </>
  );
}
